/** A picture of 8 bits a channel, row by row: 1 channel is gray, 3 are red, green, blue. */
export interface Raster {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}
