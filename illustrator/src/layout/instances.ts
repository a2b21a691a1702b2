import type { Art } from '../art/art.ts';
import { type CatalogueEntry, catalogue } from '../art/catalogue.ts';
import type { SceneRequest, SubjectRequest } from '../scene.ts';
import type { Instance } from './arrange.ts';
import { cluster, type Dependents } from './clusters.ts';
import { DOZE } from './poses.ts';
import type { Random } from './Random.ts';
import { draughtOf } from './waterline.ts';

/** Draws a subject; `variant` is any whole number. */
export type ArtSource = (subject: SubjectRequest, variant: number) => Art | undefined;

/** What stands on the page by itself: a subject's pictures, each with all that is on, in or around it. */
export interface Group {
  subject: SubjectRequest;
  entry: CatalogueEntry | undefined;
  instances: Instance[];
}

/** Draws every subject and joins those that stand in a relation to another one; also answers those without art. */
export function gatherGroups(
  request: SceneRequest,
  from: { random: Random; artOf: ArtSource },
): { groups: Group[]; missing: SubjectRequest[] } {
  const all = request.subjects.map((_, index) => makeInstances(request, index, from));
  const missing = request.subjects.filter((_, index) => all[index]?.length === 0);
  const groups = request.subjects.flatMap((subject, index): Group[] => {
    if (all[index]?.length === 0 || hostOf(request, index, all) !== undefined) return [];
    const entry = catalogue().get(subject.art);
    return [{ subject, entry, instances: joinAll({ request, all, random: from.random }, index, 0) }];
  });
  return { groups, missing };
}

const DEEPEST = 4;

/** A subject's pictures, the first one joined with its dependents and theirs. */
function joinAll(
  scene: { request: SceneRequest; all: readonly Instance[][]; random: Random },
  index: number,
  depth: number,
): Instance[] {
  const { request, all, random } = scene;
  const [first, ...others] = all[index] ?? [];
  if (!first || depth > DEEPEST) return [];
  const entry = catalogue().get(request.subjects[index]?.art ?? '');
  const groups = request.subjects.flatMap((subject, dependent): Dependents[] => {
    const kind = subject.relation?.kind;
    if (kind === undefined || kind === 'nextTo' || hostOf(request, dependent, all) !== index) return [];
    const isTopping = entry?.category === 'food' && catalogue().get(subject.art)?.category === 'food';
    return [{ kind, isTopping, instances: joinAll(scene, dependent, depth + 1) }];
  });
  return groups.length > 0 ? [cluster(first, entry, groups, random), ...others] : [first, ...others];
}

/** The index of what a subject is drawn with, where it is drawn with another one. */
function hostOf({ subjects }: SceneRequest, index: number, all: readonly Instance[][]): number | undefined {
  const relation = subjects[index]?.relation;
  if (!relation || relation.kind === 'nextTo' || relation.kind === 'inFrontOf') return undefined;
  const isMutual = subjects[relation.to]?.relation?.to === index;
  const hasArt = (all[relation.to]?.length ?? 0) > 0;
  const isAmong = relation.kind === 'in' && isField(subjects[relation.to]);
  return relation.to !== index && !isMutual && hasArt && !isAmong ? relation.to : undefined;
}

function makeInstances(
  request: SceneRequest,
  index: number,
  from: { random: Random; artOf: ArtSource },
): Instance[] {
  const subject = seated(request, index);
  if (!subject) return [];
  const entry = catalogue().get(subject.art);
  const variant = from.random.below(1000);
  const instances: Instance[] = [];
  const flip = from.random.chance(0.5);
  const isAround =
    isField(subject) &&
    request.subjects.some(({ relation }) => relation?.kind === 'in' && relation.to === index);
  for (let i = 0; i < subject.count; i += 1) {
    const art = from.artOf(subject, variant + i);
    if (!art) return [];
    instances.push({
      art,
      size: entry?.size ?? 3,
      factor: FACTORS[subject.attributes.size ?? 'none'] * (isAround ? 0.66 : 1),
      mirrored: !ONE_WAY.has(subject.art) && flip !== (i % 2 === 1),
      draught: (swims(subject, entry) ? SWIMMING : draughtOf(entry)) * art.height,
      isBackdrop: entry?.category === 'building' || TREES.has(subject.art),
    });
  }
  return instances;
}

/** Whether an animal of the land is in the water by its own choice. */
function swims({ attributes }: SubjectRequest, entry: CatalogueEntry | undefined): boolean {
  return attributes.action === 'swim' && entry?.category === 'animal' && draughtOf(entry) === 0;
}

/** Head and shoulders out of the water. */
const SWIMMING = 0.42;

/** Many plants, among which something stands. */
function isField(host: SubjectRequest | undefined): boolean {
  return host !== undefined && host.count > 1 && catalogue().get(host.art)?.category === 'plant';
}

const TREES = new Set(['tree', 'pine', 'palm-tree', 'evergreen-tree', 'deciduous-tree', 'christmas-tree']);

const FACTORS = { big: 1.35, small: 0.7, none: 1 };

/** A person on a mount rides it, on a seat sits on it; a car that someone drives is an open one. */
function seated({ subjects }: SceneRequest, index: number): SubjectRequest | undefined {
  const subject = subjects[index];
  const isBoarded = subjects.some(({ relation }) => relation?.to === index && BOARDING.has(relation.kind));
  const boarded = isBoarded ? WHEN_BOARDED[subject?.art ?? ''] : undefined;
  if (subject && boarded) return { ...subject, art: boarded };
  const relation = subject?.relation;
  if (
    subject &&
    relation?.kind === 'in' &&
    subject.attributes.action === 'sleep' &&
    !hasRoomToLie(subjects, relation.to)
  )
    return { ...subject, attributes: { ...subject.attributes, action: DOZE } };
  const isPerson = catalogue().get(subject?.art ?? '')?.category === 'person';
  const host = catalogue().get(subjects[relation?.to ?? -1]?.art ?? '');
  if (!subject || !host || !isPerson || (relation?.kind !== 'on' && relation?.kind !== 'in')) return subject;
  const action = MOUNTS.has(host.key) ? 'ride' : SEATS.has(host.key) ? 'sit' : undefined;
  return action ? { ...subject, attributes: { ...subject.attributes, action } } : subject;
}

/** A bed and a house have it, a basket has not. */
function hasRoomToLie(subjects: readonly SubjectRequest[], index: number): boolean {
  const host = catalogue().get(subjects[index]?.art ?? '');
  return host?.category === 'building' || host?.key === 'bed';
}

const BOARDING = new Set<string>(['on', 'in']);

const WHEN_BOARDED: Readonly<Record<string, string>> = {
  automobile: 'open-car',
  'sport-utility-vehicle': 'open-car',
  broom: 'flying-broom',
};

const MOUNTS = new Set(
  (
    'horse unicorn donkey camel two-hump-camel elephant dragon giraffe t-rex sauropod turtle zebra deer cow pig goat llama bear lion tiger dolphin ' +
    'whale shark orca narwhal seahorse swan bird eagle broom bicycle motorcycle motor-scooter moose ox rhinoceros hippopotamus dog cat butterfly rocket ostrich'
  ).split(' '),
);

const SEATS = new Set(
  'chair stool boulder bench pillow bed couch-and-lamp swing mushroom crescent-moon moon log sled rock cloud tractor seat sleigh wagon'.split(
    ' ',
  ),
);

/** Pictures that carry a sign, which must not be mirrored. */
const ONE_WAY = new Set(['racing-car', 'bus', 'ambulance', 'police-car', 'fire-engine']);
