/** Why a file is not a JPEG that we read. */
export type JpegFault = 'not-an-image' | 'truncated' | 'corrupt';

export class JpegError extends Error {
  readonly fault: JpegFault;

  constructor(fault: JpegFault) {
    super(`The JPEG file is ${fault}`);
    this.name = 'JpegError';
    this.fault = fault;
  }
}

/** Size of a JPEG by its frame header, without decoding it; throws JpegError on what is broken, cut off or made to waste time. */
export function readJpegHeader(bytes: Uint8Array): { width: number; height: number } {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new JpegError('not-an-image');
  if (!Buffer.from(bytes.slice(-TRAILER_BYTES)).includes(END_OF_IMAGE)) throw new JpegError('truncated');
  if (countScans(bytes) > MAX_SCANS) throw new JpegError('corrupt');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const pixelsPerByte = MAX_PIXELS_PER_BYTE.get(marker);
    if (pixelsPerByte !== undefined) {
      const size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
      if (size.width * size.height > bytes.length * pixelsPerByte) throw new JpegError('corrupt');
      return size;
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  throw new JpegError('corrupt');
}

/**
 * Baseline, extended and progressive frames, and the most pixels that a byte of each can hold: a block of 8x8 takes two
 * bits at least, and color adds half a block; in progressive frames one run of empty blocks stands for thousands.
 */
const MAX_PIXELS_PER_BYTE = new Map([
  [0xc0, 256],
  [0xc1, 256],
  [0xc2, 1024],
]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.of(0xff, 0xd9);
/** Some encoders pad the end of the file. */
const TRAILER_BYTES = 256;
/** A progressive picture has about 10 scans; each costs a pass over all of it. */
const MAX_SCANS = 40;

function countScans(bytes: Uint8Array): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === START_OF_SCAN) scans += 1;
  }
  return scans;
}
