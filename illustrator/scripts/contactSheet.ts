import type { Bitmap } from '@lineleaf/press/raster';

/** Each picture shrinks to a third; rows are as wide as six pages. */
const SHRINK = 3;
const ROW_WIDTH = 2600;
const GAP = 8;

/** Small copies of pages side by side; a pixel is black where a third of what it stands for is. */
export function contactSheet(pages: readonly Bitmap[]): Bitmap {
  const first = pages[0] ?? { width: 1, height: 1, ink: new Uint8Array(1) };
  const cell = {
    width: Math.floor(first.width / SHRINK) + GAP,
    height: Math.floor(first.height / SHRINK) + GAP,
  };
  const columns = Math.max(1, Math.floor(ROW_WIDTH / cell.width));
  const width = cell.width * Math.min(columns, Math.max(1, pages.length));
  const height = cell.height * Math.max(1, Math.ceil(pages.length / columns));
  const sheet: Bitmap = { width, height, ink: new Uint8Array(width * height) };
  for (const [index, page] of pages.entries()) {
    const left = (index % columns) * cell.width;
    const top = Math.floor(index / columns) * cell.height;
    for (let y = 0; y < cell.height - GAP; y += 1) {
      for (let x = 0; x < cell.width - GAP; x += 1) {
        sheet.ink[(top + y) * width + left + x] = isDark(page, x * SHRINK, y * SHRINK) ? 1 : 0;
      }
    }
  }
  return sheet;
}

function isDark(page: Bitmap, x: number, y: number): boolean {
  let count = 0;
  for (let dy = 0; dy < SHRINK; dy += 1) {
    for (let dx = 0; dx < SHRINK; dx += 1) count += page.ink[(y + dy) * page.width + x + dx] ?? 0;
  }
  return count >= SHRINK;
}
