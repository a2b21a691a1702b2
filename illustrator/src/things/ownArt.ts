import { weightOf } from '../art/art.ts';
import { artData, fromArt } from '../art/artData.ts';
import { Recent } from '../art/Recent.ts';
import { readSvgArt, type SvgDrawing } from './svgArt.ts';

/** The drawing of our own that a thing has as an SVG file; undefined for what is drawn in another way. Read once. */
export function ownArt(key: string): SvgDrawing | undefined {
  const drawing = artData().things.get(key)?.drawing;
  return drawing !== undefined && 'svg' in drawing ? svgDrawing(drawing.svg) : undefined;
}

/** An SVG file of ours by its name, read once. Throws where it is not there. */
export function svgDrawing(name: string): SvgDrawing {
  const known = drawings().get(name);
  if (known !== undefined) return known;
  const text = artData().svg(name);
  if (text === undefined) throw new Error(`${name}.svg is not there`);
  const read = readSvgArt(text, `${name}.svg`);
  drawings().set(name, read);
  return read;
}

const drawings = fromArt(() => new Recent<SvgDrawing>(MOST_KEPT, ({ art }) => weightOf(art)));
/** Bytes of drawings that a thread keeps. */
const MOST_KEPT = 4_000_000;
