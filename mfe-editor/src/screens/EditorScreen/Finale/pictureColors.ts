/** Small enough to count, large enough for every colored area to have a pixel. */
const WIDTH = 51;
const HEIGHT = 66;
const MOST = 8;
/** Bits of a channel that tell one color from another. */
const STEP = 32;
/** A picture of black and white alone gets these. */
const FALLBACK: readonly string[] = ['#e6194b', '#ffd43b', '#2b9348', '#1982c4', '#7b2cbf', '#ff70a6'];

/** The colors that a picture has most of, paper and lines aside, as CSS. Never rejects. */
export async function pictureColors(url: string): Promise<readonly string[]> {
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const pen = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d');
    if (!pen) return FALLBACK;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
    const colors = mostFrequent(pen.getImageData(0, 0, WIDTH, HEIGHT).data);
    return colors.length > 0 ? colors : FALLBACK;
  } catch {
    return FALLBACK;
  }
}

/** The most frequent colors of RGBA pixels, most first, white, grays and black left out, as CSS. */
export function mostFrequent(rgba: Uint8ClampedArray): string[] {
  const seen = new Map<string, { css: string; count: number }>();
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(i, i + 3);
    if (Math.max(r, g, b) - Math.min(r, g, b) < STEP) continue;
    const key = [r, g, b].map((channel) => Math.floor(channel / STEP)).join();
    const known = seen.get(key);
    if (known) known.count++;
    else seen.set(key, { css: `rgb(${r} ${g} ${b})`, count: 1 });
  }
  const colors = [...seen.values()].sort((a, b) => b.count - a.count);
  return colors.slice(0, MOST).map(({ css }) => css);
}
