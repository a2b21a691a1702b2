/** A picture in shades of grey, one byte a pixel, as it looks on white paper. */
export interface GreyImage {
  width: number;
  height: number;
  grey: Uint8Array;
}
