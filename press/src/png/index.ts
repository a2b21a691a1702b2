export { crc32 } from './crc32.ts';
export { filterRows, unfilterRows } from './filters.ts';
export { packBits } from './packBits.ts';
export {
  COLOR_TYPE,
  PNG_SIGNATURE,
  PngError,
  type PngFault,
  type PngFile,
  type PngHeader,
  readPngFile,
  readPngHeader,
  writePngFile,
} from './pngFile.ts';
export type { Raster } from './raster.ts';
export { unpackRgba } from './unpackRgba.ts';
export { unpackSamples } from './unpackSamples.ts';
