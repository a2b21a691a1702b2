import type { Art } from '../art/art.ts';
import type { CatalogueEntry } from '../art/catalogue.ts';
import type { ArtCategory } from '../art/kinds.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { RelationKind } from '../scene.ts';
import { type Instance, scaleOf } from './arrange.ts';
import { BASKETS, deckOf, INSIDE_WIDTHS, LOW_SEATS, OPEN, sinkOf } from './decks.ts';
import type { Random } from './Random.ts';
import { findWornSpots } from './wornSpots.ts';

/** Things that stand in a relation to another one, such as cats on a boat. */
export interface Dependents {
  kind: Exclude<RelationKind, 'nextTo'>;
  /** Small things on top of food. */
  isTopping: boolean;
  instances: Instance[];
}

/** Joins a thing and its dependents to one picture, so that the page treats them as one. */
export function cluster(
  host: Instance,
  entry: CatalogueEntry | undefined,
  groups: readonly Dependents[],
  random: Random,
): Instance {
  const unit = scaleOf(host, 100);
  const hostBox = { width: host.art.width * unit, height: host.art.height * unit };
  const behind: Placed[] = [];
  const before: Placed[] = [];
  for (const group of mergeByKind(groups)) {
    const arranged = arrangeGroup(group, {
      hostBox,
      key: entry?.key ?? '',
      category: entry?.category ?? 'object',
      random,
      isFacingLeft: isFacingLeft(host),
    });
    (arranged.isBehind ? behind : before).push(...arranged.placed);
  }
  const sketch = new Sketch();
  for (const one of behind) put(sketch, one);
  put(sketch, { instance: host, x: 0, foot: 0, scale: unit });
  for (const one of before) put(sketch, one);
  const lowest = host.art.height * unit * (1 - host.art.ground);
  const art = sketch.art();
  const ground = Math.min(1, (-art.top + 0) / art.height) || 1;
  const joined: Art = { ...art, ground: lowest > 0 ? ground : Math.max(0.5, ground) };
  // At this factor the host comes out as large as it would alone.
  const factor = 1 / scaleOf({ ...host, art: joined, factor: 1 }, 100);
  return {
    ...host,
    art: joined,
    factor,
    mirrored: false,
    draught: host.draught * unit,
  };
}

/** Vehicles of the icon set drive to the left; animals look where their eyes are. */
function isFacingLeft({ art, mirrored }: Instance): boolean {
  const head = findWornSpots(art)?.head.x;
  return (head === undefined || head < art.left + art.width / 2) !== mirrored;
}

/** Things in the same relation stand side by side. */
function mergeByKind(groups: readonly Dependents[]): Dependents[] {
  const merged = new Map<string, Dependents>();
  for (const { kind, isTopping, instances } of groups) {
    merged.set(kind, { kind, isTopping, instances: [...(merged.get(kind)?.instances ?? []), ...instances] });
  }
  return [...merged.values()];
}

/** Plants with a stem that is short beside the flower. */
const STEMS = new Set(['sunflower', 'daisy', 'flower', 'tulip', 'rose']);

/** Clear space between a thing and what is over it, as a share of the larger side. */
const OVER = 0.12;

interface Placed {
  instance: Instance;
  x: number;
  foot: number;
  scale: number;
}

interface Host {
  hostBox: { width: number; height: number };
  key: string;
  category: ArtCategory;
  random: Random;
  isFacingLeft: boolean;
}

function arrangeGroup(group: Dependents, host: Host): { placed: Placed[]; isBehind: boolean } {
  const { width, height } = host.hostBox;
  const isDeck = host.category === 'boat' && !BASKETS.has(host.key);
  const inside = host.category === 'building' ? 'inFrontOf' : isDeck ? 'on' : 'in';
  // One thing cannot stand around another: a snake around a branch lies on it.
  const isLone = group.kind === 'around' && group.instances.length === 1;
  const kind = group.kind === 'in' ? inside : isLone ? 'on' : group.kind;
  switch (kind) {
    case 'on':
    case 'in': {
      const deck = deckOf(host);
      const line = {
        y: -height * (1 - deck),
        width: width * (INSIDE_WIDTHS[host.key] ?? (kind === 'in' ? 0.62 : 0.72)),
        tallest: group.isTopping
          ? height * 0.34
          : isDeck
            ? height * 0.55
            : Math.max(height * 0.95, width * 0.62) * (LOW_SEATS.has(host.key) ? 2 : 1),
        sink: kind === 'in' ? sinkOf(host.key) : 0.04,
      };
      const isBehind = !OPEN.has(host.key) && (kind === 'in' || BASKETS.has(host.key));
      return { placed: spread(group.instances, line), isBehind };
    }
    case 'under':
      return {
        placed: spread(group.instances, {
          y: height * 0.05,
          width: width * (group.instances.length > 2 ? 1.9 : 0.9),
          tallest: height * 0.42,
          sink: 0,
        }),
        isBehind: false,
      };
    case 'inFrontOf':
      return {
        placed: spread(group.instances, {
          y: height * 0.1,
          width: width * 0.8,
          tallest: height * 0.5,
          sink: 0,
        }),
        isBehind: false,
      };
    case 'over':
      return {
        placed: spread(group.instances, {
          y: -height * 1.06 - OVER * Math.max(width, height),
          width: width * 1.3,
          tallest: height * 1.2,
          sink: 0,
        }),
        isBehind: false,
      };
    case 'behind': {
      const side = host.random.chance(0.5) ? 1 : -1;
      const placed = spread(group.instances, {
        y: -height * 0.06,
        width: width * 0.9,
        tallest: height * 1.1,
        sink: 0,
      });
      return { placed: placed.map((one) => ({ ...one, x: one.x + side * width * 0.5 })), isBehind: true };
    }
    case 'climb':
      return {
        placed: spread(group.instances, {
          y: -height * (STEMS.has(host.key) ? 0.05 : 0.2),
          width: width * 0.6,
          tallest: height * 0.3,
          sink: 0,
        }),
        isBehind: false,
      };
    case 'trail':
      return { placed: pulled(group.instances, host), isBehind: false };
    case 'around':
      return { placed: ringAround(group.instances, host.hostBox), isBehind: false };
  }
}

/** Stands things side by side on a line, no wider than it. */
function spread(
  instances: readonly Instance[],
  line: { y: number; width: number; tallest: number; sink: number },
): Placed[] {
  const natural = instances.map((one) => scaleOf(one, 100));
  const wide = instances.reduce((sum, one, index) => sum + one.art.width * (natural[index] ?? 1), 0);
  const tall = Math.max(...instances.map((one, index) => one.art.height * (natural[index] ?? 1)));
  const wanted = Math.max(line.tallest * 0.62, Math.min(line.tallest, tall));
  const shrink = Math.min(wanted / tall, (line.width * (instances.length === 1 ? 1.3 : 1.08)) / wide);
  const total = wide * shrink;
  let x = -Math.min(total, line.width) / 2;
  const step = instances.length === 1 ? 1 : Math.min(1, line.width / total);
  return instances.map((instance, index) => {
    const scale = (natural[index] ?? 1) * shrink;
    const width = instance.art.width * scale;
    const center = instances.length === 1 ? 0 : x + (width * step) / 2;
    x += width * step;
    return { instance, x: center, foot: line.y + line.sink * instance.art.height * scale, scale };
  });
}

/** Stands things behind another one, each after the other, as large as they are. */
function pulled(instances: readonly Instance[], { hostBox, isFacingLeft }: Host): Placed[] {
  let reach = hostBox.width / 2;
  return instances.map((instance) => {
    const scale = scaleOf(instance, 100);
    const width = instance.art.width * scale;
    const x = (reach + width / 2 - 0.02 * hostBox.width) * (isFacingLeft ? 1 : -1);
    reach += width;
    return { instance: { ...instance, mirrored: isFacingLeft }, x, foot: 0, scale };
  });
}

function ringAround(instances: readonly Instance[], box: { width: number; height: number }): Placed[] {
  const size = Math.max(box.width, box.height) * 0.42;
  return instances.map((instance, index) => {
    const turn = (index / instances.length) * 2 * Math.PI - Math.PI / 2;
    const scale = size / Math.max(instance.art.height, instance.art.width);
    const [reachX, reachY] = [box.width / 2 + size * 0.62, box.height / 2 + size * 0.62];
    return {
      instance,
      x: reachX * Math.cos(turn),
      foot: -box.height / 2 + reachY * Math.sin(turn) + (instance.art.height * scale) / 2,
      scale,
    };
  });
}

function put(sketch: Sketch, { instance, x, foot, scale }: Placed): void {
  const { art } = instance;
  const sx = instance.mirrored ? -scale : scale;
  sketch.add(art, {
    a: sx,
    b: 0,
    c: 0,
    d: scale,
    e: x - sx * (art.left + art.width / 2),
    f: foot - scale * (art.top + art.height * art.ground),
  });
}
