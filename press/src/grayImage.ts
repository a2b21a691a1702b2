/** A picture in shades of gray, one byte a pixel, as it looks on white paper. */
export interface GrayImage {
  width: number;
  height: number;
  gray: Uint8Array;
}
