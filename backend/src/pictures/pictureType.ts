/** The media type of one of our own pictures, by its first byte: a WebP begins with "RIFF", a PNG does not. */
export function pictureType(picture: Uint8Array): 'image/webp' | 'image/png' {
  return picture[0] === 0x52 ? 'image/webp' : 'image/png';
}
