import sharp, { type Raw } from 'sharp';

/**
 * The press's steps as sharp does them: decode, fit within the margin, gray, threshold beside the surroundings (division by a
 * blurred copy), despeckle by a median, close gaps, 1-bit PNG at 150 dpi. It neither measures nor mends.
 */
export async function pressBySharp(bytes: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .grayscale()
    .resize(1199, 1574, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } satisfies Raw;
  const surroundings = await sharp(data, { raw }).blur(20).negate().toColourspace('b-w').raw().toBuffer();
  // Color dodge by the negative is division by the positive.
  const divided = await sharp(data, { raw })
    .composite([{ input: surroundings, raw, blend: 'colour-dodge' }])
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const lines = await sharp(divided, { raw }).threshold(170).median(3).toColourspace('b-w').raw().toBuffer();
  const closed = await sharp(lines, { raw }).erode(2).dilate(2).toColourspace('b-w').raw().toBuffer();
  return sharp(closed, { raw })
    .resize(1275, 1650, { fit: 'contain', background: '#fff', withoutEnlargement: true })
    .png({ palette: true, colours: 2 })
    .withMetadata({ density: 150 })
    .toBuffer();
}
