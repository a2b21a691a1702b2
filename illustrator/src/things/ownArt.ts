import { artData, fromArt } from '../art/artData.ts';
import { readSvgArt, type SvgDrawing } from './svgArt.ts';

/** The drawing of our own that a thing has as an SVG file; undefined for what is drawn in another way. Read once. */
export function ownArt(key: string): SvgDrawing | undefined {
  const { things, svg } = artData();
  const drawing = things.get(key)?.drawing;
  if (drawing === undefined || !('svg' in drawing)) return undefined;
  const known = drawings().get(drawing.svg);
  if (known !== undefined) return known;
  const text = svg(drawing.svg);
  if (text === undefined) throw new Error(`${key} has no drawing: ${drawing.svg}.svg is not there`);
  const read = readSvgArt(text, `${drawing.svg}.svg`);
  drawings().set(drawing.svg, read);
  return read;
}

const drawings = fromArt(() => new Map<string, SvgDrawing>());
