import type { Art } from '../art/art.ts';
import type { ArtCategory, CatalogueEntry } from '../art/catalogue.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { RelationKind } from '../scene.ts';
import { type Instance, scaleOf } from './arrange.ts';
import type { Random } from './Random.ts';

/** Things that stand in a relation to another one, such as cats on a boat. */
export interface Dependents {
  kind: Exclude<RelationKind, 'nextTo'>;
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
  for (const group of groups) {
    const arranged = arrangeGroup(group, {
      hostBox,
      key: entry?.key ?? '',
      category: entry?.category ?? 'object',
      random,
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
}

function arrangeGroup(group: Dependents, host: Host): { placed: Placed[]; isBehind: boolean } {
  const { width, height } = host.hostBox;
  const kind = group.kind === 'in' && host.category === 'building' ? 'inFrontOf' : group.kind;
  switch (kind) {
    case 'on':
    case 'in': {
      const deck = deckOf(host);
      const sink = kind === 'in' ? 0.42 : 0.04;
      const line = {
        y: -height * (1 - deck),
        width: width * (INSIDE_WIDTHS[host.key] ?? (kind === 'in' ? 0.62 : 0.72)),
        tallest: Math.max(height * 0.95, width * 0.62),
        sink,
      };
      return {
        placed: spread(group.instances, line),
        isBehind: host.key !== 'flying-saucer' && (kind === 'in' || BASKETS.has(host.key)),
      };
    }
    case 'under':
      return {
        placed: spread(group.instances, {
          y: height * 0.05,
          width: width * 0.9,
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
          y: -height * 1.1,
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

function ringAround(instances: readonly Instance[], box: { width: number; height: number }): Placed[] {
  const size = Math.max(box.width, box.height) * 0.3;
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

/** Pictures whose rim hides the feet of what is on them. */
const BASKETS = new Set([
  'canoe',
  'bathtub',
  'basket',
  'bucket',
  'hot-air-balloon',
  'open-car',
  'vase',
  'flower-pot',
  'teacup-without-handle',
  'bowl-with-spoon',
  'wrapped-gift',
  'paper-boat',
  'sled',
  'nest-with-eggs',
  'empty-nest',
]);

/** Room inside a thing, as a fraction of its width, where it is less than it seems. */
const INSIDE_WIDTHS: Readonly<Record<string, number>> = {
  'hot-air-balloon': 0.26,
  rocket: 0.3,
  'flying-saucer': 0.3,
  vase: 0.5,
  'open-car': 0.34,
};

/** Where one stands on a thing, as a fraction of its height from the top. */
function deckOf({ key, category }: Host): number {
  return DECKS[key] ?? CATEGORY_DECKS[category] ?? 0.12;
}

const DECKS: Readonly<Record<string, number>> = {
  sailboat: 0.8,
  'pirate-ship': 0.62,
  canoe: 0.5,
  ship: 0.4,
  ferry: 0.35,
  'passenger-ship': 0.35,
  'motor-boat': 0.45,
  speedboat: 0.42,
  submarine: 0.12,
  horse: 0.42,
  unicorn: 0.46,
  donkey: 0.4,
  camel: 0.2,
  elephant: 0.14,
  dragon: 0.4,
  giraffe: 0.62,
  't-rex': 0.5,
  sauropod: 0.5,
  turtle: 0.35,
  bicycle: 0.45,
  motorcycle: 0.4,
  'motor-scooter': 0.5,
  skateboard: 0.2,
  sled: 0.5,
  bed: 0.5,
  chair: 0.55,
  'couch-and-lamp': 0.62,
  'hot-air-balloon': 0.84,
  'open-car': 0.5,
  'flying-broom': 0.5,
  'flying-saucer': 0.56,
  vase: 0.06,
  'flower-pot': 0.06,
  basket: 0.42,
  bridge: 0.2,
  bench: 0.52,
  'lily-pad': 0.6,
  'paper-boat': 0.58,
  narwhal: 0.14,
  dolphin: 0.2,
  whale: 0.3,
  swing: 0.74,
  tree: 0.1,
  'crescent-moon': 0.75,
  moon: 0.8,
  rainbow: 0.14,
  'birthday-cake': 0.35,
  tractor: 0.2,
  mushroom: 0.1,
  bathtub: 0.5,
};

const CATEGORY_DECKS: Partial<Record<ArtCategory, number>> = {
  animal: 0.3,
  vehicle: 0.12,
  boat: 0.4,
  aircraft: 0.3,
  sky: 0.25,
  building: 0.06,
};
