/** Turns a zlib stream into its content or back; injected, for the engine has no platform. */
export type Transform = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** A decoded picture: 4 bytes a pixel, red first, alpha not multiplied. */
export interface Image {
  width: number;
  height: number;
  rgba: Uint8Array<ArrayBuffer>;
}

/** Why a file could not become a picture. */
export class PngError extends Error {
  override readonly name = 'PngError';
}

export const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10] as const;

/** Colour types of the PNG specification with their channels. */
export const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** CRC-32 of chunk type and data as PNG wants it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
