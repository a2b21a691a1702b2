import sharp from 'sharp';

/** A decoded picture: RGB, 3 bytes a pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Decodes PNG bytes. */
export async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Color of a pixel. */
export function colorAt({ width, data }: Raster, x: number, y: number): [number, number, number] {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Points in the middle of white areas at least 2 x `radius` wide, far from one another and from the page's edge. */
export function whitePoints(raster: Raster, radius: number, count: number): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (let y = 200; y < raster.height - 200 && points.length < count; y += 60) {
    for (let x = 150; x < raster.width - 150 && points.length < count; x += 60) {
      const isFar = points.every((point) => Math.hypot(point.x - x, point.y - y) > 250);
      if (isFar && isWhiteAround(raster, { x, y }, radius)) points.push({ x, y });
    }
  }
  return points;
}

/** Share of the dark pixels of `lines` that are dark in `picture` too. */
export function linesKept(lines: Raster, picture: Raster): number {
  let dark = 0;
  let kept = 0;
  for (let at = 0; at < lines.data.length; at += 3) {
    if ((lines.data[at] ?? 255) >= 50) continue;
    dark += 1;
    if (Math.max(picture.data[at] ?? 255, picture.data[at + 1] ?? 255, picture.data[at + 2] ?? 255) < 50)
      kept += 1;
  }
  return kept / dark;
}

function isWhiteAround(raster: Raster, { x, y }: { x: number; y: number }, radius: number): boolean {
  for (let dy = -radius; dy <= radius; dy += 2) {
    for (let dx = -radius; dx <= radius; dx += 2) {
      if (colorAt(raster, x + dx, y + dy)[0] < 250) return false;
    }
  }
  return true;
}
