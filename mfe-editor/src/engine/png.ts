/** Turns a zlib stream into its content or back; injected, for the engine has no platform. */
export type Transform = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** A decoded picture: 4 bytes a pixel, red first, alpha not multiplied. */
export interface Image {
  width: number;
  height: number;
  rgba: Uint8Array<ArrayBuffer>;
}
