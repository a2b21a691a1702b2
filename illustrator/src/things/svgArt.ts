import { parseXml, XmlElement } from '@rgrove/parse-xml';
import svgpath from 'svgpath';
import type { Art, Points } from '../art/art.ts';
import { readPath } from '../parts/readPath.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { PlaceName } from './recordSchema.ts';

/** A drawing, and where its named places are: the middle of their boxes, in its own units. */
export interface SvgDrawing {
  art: Art;
  places: Partial<Record<PlaceName, { x: number; y: number; width: number }>>;
}

/**
 * Reads a drawing of our own. Each filled shape is an area that can be colored, painted over those before it; a shape
 * filled with #000 is solid ink; one with a stroke and no fill is a single line of the page's own weight (times
 * stroke-width / 4). In `<g class="one">` the shapes are one area. `<g id="face">` and the like name parts; an element with
 * the class `place` is not drawn, its box is the place called by its id. Throws, with `name`, on what it does not know.
 */
export function readSvgArt(text: string, name: string): SvgDrawing {
  const reader = new SvgReader(name);
  const { root } = parseXml(text);
  if (root?.name !== 'svg') throw new Error(`${name}: not an SVG`);
  for (const child of root.children) if (child instanceof XmlElement) reader.read(child, ROOT);
  return reader.finish();
}

/** What an element takes over from those around it. */
interface Context {
  transform: string;
  fill: string;
  stroke: string;
  strokeWidth: number;
  /** Index of the area that shapes join. */
  one: { index: number | undefined } | undefined;
}

const ROOT: Context = { transform: '', fill: '#fff', stroke: 'none', strokeWidth: 4, one: undefined };
const IGNORED = new Set(['title', 'desc', 'metadata']);
const INK = new Set(['#000', '#000000', 'black']);

class SvgReader {
  readonly #sketch = new Sketch();
  readonly #places: SvgDrawing['places'] = {};
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  read(element: XmlElement, around: Context): void {
    const { name } = element;
    if (IGNORED.has(name)) return;
    const context = this.#within(element, around);
    if (name !== 'g') {
      this.#draw(element, context);
      return;
    }
    const inner = hasClass(element, 'one') ? { ...context, one: { index: undefined } } : context;
    for (const child of element.children) if (child instanceof XmlElement) this.read(child, inner);
  }

  finish(): SvgDrawing {
    return { art: this.#sketch.art(), places: this.#places };
  }

  #within({ attributes }: XmlElement, around: Context): Context {
    return {
      transform: `${around.transform} ${attributes.transform ?? ''}`.trim(),
      fill: (attributes.fill ?? around.fill).toLowerCase(),
      stroke: attributes.stroke ?? around.stroke,
      strokeWidth: Number(attributes['stroke-width'] ?? around.strokeWidth),
      one: around.one,
    };
  }

  #draw(element: XmlElement, context: Context): void {
    const path = pathOf(element);
    if (path === undefined) throw new Error(`${this.#name}: <${element.name}> is no shape of a drawing`);
    const rings = readPath(flatten(path, context.transform));
    if (hasClass(element, 'place')) {
      this.#places[element.attributes.id as PlaceName] = boxOf(rings);
      return;
    }
    if (context.fill === 'none') {
      for (const points of rings) this.#sketch.line(points, context.strokeWidth / 4);
    } else if (INK.has(context.fill)) this.#sketch.ink(rings);
    else if (context.one?.index !== undefined) this.#sketch.join(context.one.index, rings);
    else {
      const index = this.#sketch.area(rings, context.fill);
      if (context.one) context.one.index = index;
    }
  }
}

function hasClass({ attributes }: XmlElement, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/).includes(name);
}

/** Path data in absolute M, L, H, V, C, Q and Z. */
function flatten(path: string, transform: string): string {
  return svgpath(path).unarc().transform(transform).unshort().abs().round(2).toString();
}

function pathOf({ name, attributes }: XmlElement): string | undefined {
  const read = (key: string): number => Number(attributes[key] ?? 0);
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'polygon':
      return `M${attributes.points} Z`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'line':
      return `M${read('x1')} ${read('y1')} L${read('x2')} ${read('y2')}`;
    case 'circle':
    case 'ellipse': {
      const ring = ellipse(read('cx'), read('cy'), read('r') || read('rx'), read('r') || read('ry'));
      return `${pathThrough(ring)} Z`;
    }
    case 'rect':
      return rectangle(
        read('x'),
        read('y'),
        { width: read('width'), height: read('height') },
        read('rx') || read('ry'),
      );
    default:
      return undefined;
  }
}

function rectangle(
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
  given: number,
): string {
  const r = Math.min(given, width / 2, height / 2);
  if (r === 0) return `M${x} ${y} h${width} v${height} h${-width} Z`;
  return `M${x + r} ${y} h${width - 2 * r} a${r} ${r} 0 0 1 ${r} ${r} v${height - 2 * r} a${r} ${r} 0 0 1 ${-r} ${r} h${2 * r - width} a${r} ${r} 0 0 1 ${-r} ${-r} v${2 * r - height} a${r} ${r} 0 0 1 ${r} ${-r} Z`;
}

function pathThrough(points: Points): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${points[i + 1]} `;
  return path;
}

function boxOf(rings: readonly Points[]): { x: number; y: number; width: number } {
  const xs = rings.flatMap((ring) => [...ring].filter((_, index) => index % 2 === 0));
  const ys = rings.flatMap((ring) => [...ring].filter((_, index) => index % 2 === 1));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left };
}
