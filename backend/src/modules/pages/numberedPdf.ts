import { type AreaColors, type KeyColor, readColor } from '@lineleaf/press';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { colorName } from '../../i18n/colorNames.ts';
import type { Language } from '../../i18n/language.ts';
import { numberColors } from '../../pictures/index.ts';
import { layPage, type Paper } from './pagePdf.ts';

/** A line page to be colored by number: numbers in its areas, a key of at most twelve colors below. */
export async function numberedPdf(
  png: Uint8Array,
  { paper, colors, language }: { paper: Paper; colors: AreaColors; language: Language },
): Promise<Uint8Array> {
  const { key, numbers } = await numberColors(png, colors);
  const rows = Math.ceil(key.length / COLUMNS);
  const document = await PDFDocument.create();
  const { sheet, scale, left, top } = await layPage(document, png, { paper, foot: FOOT + rows * ROW });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const { text, x, y, height } of numbers) {
    const size = (height * scale) / CAP_HEIGHT;
    sheet.drawText(text, {
      x: left + x * scale - font.widthOfTextAtSize(text, size) / 2,
      y: top - y * scale - (height * scale) / 2,
      size,
      font,
      color: PALE,
    });
  }
  const usesLetters = new Set(numbers.map(({ text }) => text));
  for (const [index, entry] of key.entries()) {
    const label = usesLetters.has(entry.letter) ? `${entry.number} ${entry.letter}` : entry.number;
    drawEntry({ sheet, font }, entry, { index, rows, text: `${label}  ${colorName(entry.color, language)}` });
  }
  return document.save({ useObjectStreams: false });
}

/** Points. */
const FOOT = 20;
const ROW = 20;
const SWATCH = 13;
const TEXT = 9;
const COLUMNS = 4;
/** Of Helvetica Bold, as a share of its size. */
const CAP_HEIGHT = 0.72;
/** A crayon covers it. */
const PALE = rgb(0.45, 0.45, 0.45);
const BLACK = rgb(0, 0, 0);

function drawEntry(
  { sheet, font }: { sheet: PDFPage; font: PDFFont },
  { color }: KeyColor,
  { index, rows, text }: { index: number; rows: number; text: string },
): void {
  const column = (sheet.getWidth() - 4 * FOOT) / COLUMNS;
  const x = 2 * FOOT + (index % COLUMNS) * column;
  const y = FOOT + (rows - 1 - Math.floor(index / COLUMNS)) * ROW;
  const [red, green, blue] = readColor(color);
  const box = { x, y, width: SWATCH, height: SWATCH, color: rgb(red / 255, green / 255, blue / 255) };
  sheet.drawRectangle({ ...box, borderColor: BLACK, borderWidth: 0.8 });
  sheet.drawText(text, { x: x + SWATCH + 5, y: y + 3, size: TEXT, font, color: BLACK });
}
