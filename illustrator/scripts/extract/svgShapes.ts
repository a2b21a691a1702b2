/** One drawn paint (a fill or a stroke) of an icon. */
export interface FlatShape {
  /** CIE L*a*b*. */
  lab: [number, number, number];
}

interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

interface Paint {
  rgb: [number, number, number];
  opacity: number;
}

interface Context {
  byId: Map<string, XmlNode>;
  shapes: FlatShape[];
}

const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
  'opacity',
];
const SHAPES = new Set(['path', 'ellipse', 'circle', 'rect', 'polygon', 'polyline', 'line']);
/** Paints fainter than this are shading, not shape. */
const FAINT = 0.5;

/**
 * Repaints an icon so that each paint has a color of its own (`idColor`), without shading, gradients or
 * anti-aliasing; shape n (from 1) of `shapes` bears `idColor(n)`.
 */
export function flattenSvg(body: string, pixels: number): { svg: string; shapes: FlatShape[] } {
  const root = parseXml(body);
  const context: Context = { byId: new Map(), shapes: [] };
  indexIds(root, context.byId);
  const content = root.children.map((node) => repaint(node, {}, context)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="${pixels}" height="${pixels}" shape-rendering="crispEdges">${content}</svg>`;
  return { svg, shapes: context.shapes };
}

/** The color that stands for shape n: three bytes that a blend of two others is unlikely to hit. */
export function idColor(n: number): [number, number, number] {
  return [n & 255, (n * 37 + 11) & 255, (n * 101 + 59) & 255];
}

function parseXml(body: string): XmlNode {
  const root: XmlNode = { name: 'g', attributes: {}, children: [] };
  const stack = [root];
  for (const tag of body.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    const [, close, name = '', attributeText = '', selfClosed] = tag;
    if (close) {
      stack.pop();
      continue;
    }
    const node: XmlNode = { name, attributes: {}, children: [] };
    for (const [, key = '', value = ''] of attributeText.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      node.attributes[key === 'xlink:href' ? 'href' : key] = value;
    }
    stack.at(-1)?.children.push(node);
    if (!selfClosed) stack.push(node);
  }
  return root;
}

function indexIds(node: XmlNode, byId: Map<string, XmlNode>): void {
  if (node.attributes.id) byId.set(node.attributes.id, node);
  for (const child of node.children) indexIds(child, byId);
}

function repaint(node: XmlNode, inherited: Record<string, string>, context: Context): string {
  if (node.name === 'defs' || node.name.endsWith('Gradient')) {
    return node.children.map((child) => (child.name === 'clipPath' ? clipPath(child, context) : '')).join('');
  }
  if (node.name === 'clipPath') return clipPath(node, context);
  const style = inherit(node, inherited);
  if (node.name === 'use') {
    const target = context.byId.get((node.attributes.href ?? '').slice(1));
    return target ? `<g${geometry(node)}>${repaint(target, style, context)}</g>` : '';
  }
  if (!SHAPES.has(node.name)) {
    return `<g${geometry(node)}>${node.children.map((child) => repaint(child, style, context)).join('')}</g>`;
  }
  return repaintShape(node, style, context);
}

function inherit(node: XmlNode, inherited: Record<string, string>): Record<string, string> {
  const style = { ...inherited };
  for (const key of INHERITED) {
    const value = node.attributes[key];
    if (value === undefined) continue;
    style[key] = key === 'opacity' ? String(Number(value) * Number(inherited.opacity ?? 1)) : value;
  }
  return style;
}

function repaintShape(node: XmlNode, style: Record<string, string>, context: Context): string {
  const opacity = Number(style.opacity ?? 1);
  const fill = readPaint(
    style.fill ?? '#000',
    opacity * Number(node.attributes['fill-opacity'] ?? 1),
    context,
  );
  const stroke = readPaint(style.stroke ?? 'none', opacity, context);
  if (!fill && !stroke) return '';
  const paints = [
    ` fill="${fill ? nextId(fill, context) : 'none'}"`,
    stroke ? ` stroke="${nextId(stroke, context)}"` : '',
    stroke ? keep(style, ['stroke-width', 'stroke-linecap', 'stroke-linejoin']) : '',
    keep(style, ['fill-rule']),
  ];
  return `<${node.name}${geometry(node)}${paints.join('')}/>`;
}

function keep(style: Record<string, string>, keys: string[]): string {
  return keys.map((key) => (style[key] === undefined ? '' : ` ${key}="${style[key]}"`)).join('');
}

function nextId(paint: Paint, context: Context): string {
  context.shapes.push({ lab: toLab(paint.rgb) });
  return `rgb(${idColor(context.shapes.length).join(',')})`;
}

const GEOMETRY = [
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'width',
  'height',
  'points',
  'x1',
  'y1',
  'x2',
  'y2',
];

function geometry(node: XmlNode): string {
  return keep(node.attributes, [...GEOMETRY, 'transform', 'clip-path']);
}

function clipPath(node: XmlNode, context: Context): string {
  const children = node.children.map((child) => {
    const target = child.name === 'use' ? context.byId.get((child.attributes.href ?? '').slice(1)) : child;
    return target ? `<${target.name}${geometry(target)}/>` : '';
  });
  return `<clipPath id="${node.attributes.id ?? ''}">${children.join('')}</clipPath>`;
}

function readPaint(value: string, opacity: number, context: Context): Paint | undefined {
  if (value === 'none' || opacity < FAINT) return undefined;
  const reference = /^url\(#(.+)\)$/.exec(value);
  if (!reference) return { rgb: parseColor(value), opacity };
  const gradient = context.byId.get(reference[1] ?? '');
  const stops = gradientStops(gradient, context);
  const opacities = stops.map((stop) => Number(stop.attributes['stop-opacity'] ?? 1));
  if (stops.length === 0 || Math.min(...opacities) < FAINT / 2) return undefined;
  const sum: [number, number, number] = [0, 0, 0];
  for (const stop of stops) {
    const rgb = parseColor(stop.attributes['stop-color'] ?? '#000');
    for (const channel of [0, 1, 2] as const) sum[channel] += rgb[channel] / stops.length;
  }
  return { rgb: sum, opacity };
}

function gradientStops(gradient: XmlNode | undefined, context: Context): XmlNode[] {
  if (!gradient) return [];
  const stops = gradient.children.filter((child) => child.name === 'stop');
  if (stops.length > 0) return stops;
  return gradientStops(context.byId.get((gradient.attributes.href ?? '').slice(1)), context);
}

const NAMED: Record<string, string> = { white: '#fff', black: '#000', red: '#f00', currentColor: '#333' };

function parseColor(value: string): [number, number, number] {
  let hex = (NAMED[value] ?? value).replace('#', '');
  if (hex.length === 3) hex = [...hex].map((digit) => digit + digit).join('');
  const number = Number.parseInt(hex.slice(0, 6), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** sRGB (0 to 255) to CIE L*a*b* under D65. */
function toLab(rgb: [number, number, number]): [number, number, number] {
  const [r, g, b] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE L*a*b* under D65 to #rrggbb, the nearest that sRGB has. */
export function toHex([lightness, a, b]: [number, number, number]): string {
  const y = (lightness + 16) / 116;
  const curve = (t: number) => (t > 0.206897 ? t ** 3 : (t - 16 / 116) / 7.787);
  const [X, Y, Z] = [0.95047 * curve(y + a / 500), curve(y), 1.08883 * curve(y - b / 200)];
  const linear = [
    3.2406 * X - 1.5372 * Y - 0.4986 * Z,
    -0.9689 * X + 1.8758 * Y + 0.0415 * Z,
    0.0557 * X - 0.204 * Y + 1.057 * Z,
  ];
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
