import { artData } from '../art/artData.ts';
import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import { SKIRTS } from '../things/skirts.ts';
import type { BodyRequest } from './Body.ts';

/** What a body of ours has on, by the clothes that the records of what it wears name. */
export interface Garment {
  /** Keys of what is drawn by it. */
  keys: readonly string[];
  /** Something covers the trunk. */
  isDressed: boolean;
  hasSkirt: boolean;
  hasShoes: boolean;
  /** What is on the chest, a pocket where nothing is said. */
  front: string;
}

/** What is worn on the trunk and on feet; without feet no shoes are. */
export function garmentOf({ wears }: BodyRequest, hasFeet: boolean): Garment {
  const worn = wears.flatMap((key) => artData().things.get(key) ?? []);
  const over = worn.filter((thing) => thing.worn === 'body' && thing.wornAs === undefined);
  const shoes = hasFeet ? worn.filter((thing) => thing.worn === 'feet' && thing.wornAs === undefined) : [];
  const said = over.flatMap(({ clothes }) => (clothes === undefined ? [] : [clothes]));
  return {
    keys: [...over, ...shoes].map(({ key }) => key),
    isDressed: over.length > 0,
    hasSkirt: said.some(({ lower }) => typeof lower === 'string' && SKIRTS.has(lower)),
    hasShoes: shoes.length > 0,
    front: said.map(({ front }) => front).find((front) => typeof front === 'string') ?? 'pocket',
  };
}

/** A skirt that flares from a waist at `top`, `half` as broad as half the body. */
export function drawSkirt(
  sketch: Sketch,
  { top, half, high }: { top: number; half: number; high: number },
): void {
  const [wide, hem] = [1.45 * half, top + high];
  const step = (2 * wide) / SCALLOPS;
  let edge = '';
  for (let at = 0; at < SCALLOPS; at += 1)
    edge += ` Q${wide - (at + 0.5) * step} ${hem + 0.3 * high} ${wide - (at + 1) * step} ${hem}`;
  sketch.area(
    `M${-0.9 * half} ${top} Q0 ${top + 0.25 * high} ${0.9 * half} ${top} L${wide} ${hem}${edge} Z`,
    '#f2a0b8',
  );
  for (const part of [-0.45, 0, 0.45])
    sketch.line(`M${part * half} ${top + 0.4 * high} L${1.5 * part * half} ${hem - 0.1 * high}`, 0.8);
}

const SCALLOPS = 6;

/** What is on the chest of a shirt, its middle at `y`; `u` is half as broad. */
export function drawFront(sketch: Sketch, front: string, { y, u }: { y: number; u: number }): void {
  const color = '#f2b632';
  switch (front) {
    case 'buttons':
    case 'zip':
      for (const dy of [-1.1, 0, 1.1]) sketch.area([ellipse(0, y + dy * u, 0.38 * u)], color);
      return;
    case 'stripe':
      sketch.area(
        `M${-2.6 * u} ${y - 0.5 * u} Q0 ${y + 0.3 * u} ${2.6 * u} ${y - 0.5 * u} V${y + 0.6 * u} Q0 ${y + 1.4 * u} ${-2.6 * u} ${y + 0.6 * u} Z`,
        color,
      );
      return;
    case 'heart':
      sketch.area(
        `M0 ${y + 1.2 * u} C${-2 * u} ${y - 0.2 * u} ${-0.9 * u} ${y - 1.8 * u} 0 ${y - 0.6 * u} C${0.9 * u} ${y - 1.8 * u} ${2 * u} ${y - 0.2 * u} 0 ${y + 1.2 * u} Z`,
        color,
      );
      return;
    case 'star': {
      const points = Array.from({ length: 10 }, (_, at) => {
        const [turn, r] = [(at * Math.PI) / 5, at % 2 === 0 ? 1.5 * u : 0.68 * u];
        return `${r * Math.sin(turn)} ${y - r * Math.cos(turn)}`;
      });
      sketch.area(`M${points.join(' L')} Z`, color);
      return;
    }
    case 'dots':
      for (const [dx, dy] of [
        [-1.4, -0.6],
        [1.4, -0.6],
        [0, 0.7],
      ] as const)
        sketch.area([ellipse(dx * u, y + dy * u, 0.5 * u)], color);
      return;
    default:
      sketch.area(`M${-u} ${y - u} H${u} V${y + 0.3 * u} Q0 ${y + u} ${-u} ${y + 0.3 * u} Z`, color);
  }
}

/** Shoes of a body that sits, their soles to the viewer; `x` is how far from its middle. */
export function drawSoles(sketch: Sketch, x: number): void {
  for (const side of [-1, 1]) {
    sketch.area([ellipse(side * x, 134, 28, 25)], '#4d8fd1');
    sketch.area([ellipse(side * x, 140, 20, 16)], '#f2b632');
    sketch.line(`M${side * x - 12} 137 H${side * x + 12} M${side * x - 10} 145 H${side * x + 10}`, 0.7);
  }
}
