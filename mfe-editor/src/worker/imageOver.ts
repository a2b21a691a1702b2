/** An image over the same memory as a plane of RGBA words: what changes in the plane changes in the image. */
export function imageOver(plane: Uint32Array<ArrayBuffer>, width: number): ImageData {
  return new ImageData(new Uint8ClampedArray(plane.buffer, plane.byteOffset, plane.byteLength), width);
}
