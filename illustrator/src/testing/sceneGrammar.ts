import { artData } from '../art/artData.ts';
import { Random } from '../Random.ts';
import { RELATION_KINDS, type RelationKind, type Scene, type SceneThing } from '../reading/Scene.ts';
import { hash } from '../reading/words/WordSet.ts';
import type { Thing } from '../things/Things.ts';

const DOERS: ReadonlySet<string> = new Set(['person', 'animal', 'flier']);
const USE_OF: Partial<Record<RelationKind, readonly string[]>> = {
  ride: ['ridden'],
  drive: ['driven'],
  kick: ['kicked'],
  throw: ['thrown', 'kicked'],
  catch: ['thrown', 'kicked'],
  eat: ['eaten'],
  drink: ['drunk'],
  read: ['read'],
  hold: ['held'],
  'slide-down': ['slid-down'],
  'swing-on': ['swung-on'],
  'sleep-in': ['slept-in'],
  'sit-at': ['sat-at'],
  skip: ['skipped'],
  push: ['pushed'],
  pull: ['pulled'],
  juggle: ['thrown', 'eaten'],
  flip: ['eaten'],
  'hands-on': ['held'],
  dip: ['poured-into'],
};
const KIND_OF: Partial<Record<RelationKind, Thing['kind']>> = { fish: 'swimmer', pick: 'plant' };
const ANYTHING: ReadonlySet<RelationKind> = new Set([
  'on',
  'in',
  'under',
  'over',
  'behind',
  'in-front-of',
  'next-to',
  'around',
]);
const WITH_DOERS: ReadonlySet<RelationKind> = new Set([
  'hug',
  'hold-hands',
  'face',
  'chase',
  'follow',
  'feed',
  'look-at',
  'share',
  'on-lap',
  'on-shoulders',
]);

/** A scene of a grammar over all that is known: one to four things, relations that make sense, settings and counts. */
export function grammarScene(seed: number): Scene {
  const random = new Random(seed);
  const { things, settings } = artData();
  const all = [...things.all()].filter(
    ({ kind }) => kind !== 'face' && kind !== 'body' && kind !== 'clothes',
  );
  const doers = all.filter(({ kind }) => DOERS.has(kind));
  const pick = <T extends Thing | string>(list: readonly T[]): T => pickStably(random, list);
  const scene: Scene = { things: [], relations: [], weather: [], texts: [], words: [] };
  const add = ({ key }: Thing, most: number): number => {
    const count = random.chance(0.7) ? 1 : 1 + random.below(most);
    const looks: SceneThing['looks'] = random.chance(0.12)
      ? { size: random.chance(0.5) ? 'big' : 'small' }
      : {};
    return scene.things.push({ key, words: key, count, looks }) - 1;
  };
  const form = random.below(10);
  if (form < 2) for (let i = 0; i <= random.below(3); i += 1) add(pick(all), 12);
  else {
    const kind = pick(RELATION_KINDS);
    const uses = USE_OF[kind];
    const objects = uses
      ? all.filter((one) => one.uses?.some((use) => uses.includes(use)))
      : WITH_DOERS.has(kind)
        ? doers
        : all.filter((one) => KIND_OF[kind] === undefined || one.kind === KIND_OF[kind]);
    const from = add(pick(ANYTHING.has(kind) && random.chance(0.4) ? all : doers), 3);
    const to = add(pick(objects.length > 0 ? objects : all), 2);
    if (kind === 'between') scene.relations.push({ kind, from, to, also: add(pick(all), 1) });
    else if (kind === 'wear') {
      const clothes = [...things.all()].filter(({ worn }) => worn !== undefined);
      const thing = scene.things[to];
      if (thing && clothes.length > 0) Object.assign(thing, { key: pick(clothes).key, count: 1 });
      if (clothes.length > 0) scene.relations.push({ kind, from, to });
    } else scene.relations.push({ kind, from, to });
    if (form === 9) add(pick(all), 2);
  }
  if (random.chance(0.4)) scene.setting = pick([...settings.keys()]);
  return scene;
}

/**
 * One of a list, by what each is and not by where it stands: what is new in a list changes only those picks that it wins,
 * so that a new record leaves nearly all scenes as they were.
 */
function pickStably<T extends Thing | string>(random: Random, list: readonly T[]): T {
  const salt = random.below(2 ** 32);
  const rank = (one: T): number => hash(typeof one === 'string' ? one : one.key, salt);
  return list.reduce((best, one) => (rank(one) > rank(best) ? one : best));
}
