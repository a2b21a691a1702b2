export { decodePng } from './decodePng.ts';
export { encodePng1Bit } from './encodePng1Bit.ts';
export { encodePng8Bit } from './encodePng8Bit.ts';
export { writePng } from './pngFormat.ts';
