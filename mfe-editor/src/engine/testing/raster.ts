import { PAPER, rgbOf } from '../color.ts';
import { colorAt, createPicture, type Picture } from '../picture.ts';

/** Opens a picture drawn in text: `#` line, `+` gray edge, anything else paper. Specks count as regions. */
export function pictureOfText(text: string, speckPx = 1): Picture {
  const rows = rowsOf(text);
  const width = rows[0]?.length ?? 0;
  const plane = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 0 : mark === '+' ? 128 : 255));
  return createPicture(plane, width, { speckPx });
}

/** Draws the colors of a picture: a letter a color, `.` for paper, `#` for black lines. */
export function textOf(picture: Picture, letters: Readonly<Record<string, number>>): string {
  const names = new Map(Object.entries(letters).map(([letter, rgb]) => [rgb, letter]));
  const { width, height } = picture.regions;
  const rows: string[] = [];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (picture.lines[i] === 0) row += '#';
      else row += colorAt(picture, i) === PAPER ? '.' : (names.get(rgbOf(colorAt(picture, i))) ?? '?');
    }
    rows.push(row);
  }
  return rows.join('\n');
}

/** A drawing without the indentation of the code around it. */
export function drawing(text: string): string {
  return rowsOf(text).join('\n');
}

function rowsOf(text: string): string[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
}
