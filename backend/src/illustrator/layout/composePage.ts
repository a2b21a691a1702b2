import type { Art } from '../art/art.ts';
import { CATALOGUE, type CatalogueEntry } from '../art/catalogue.ts';
import type { PlacedArt } from '../lines/paintArt.ts';
import { filmFrame, frame } from '../parts/land.ts';
import type { SceneRequest, SubjectRequest } from '../scene.ts';
import { arrangeAfloat, arrangeOnGround, GROUND_TEMPLATES, type Instance, type Standing } from './arrange.ts';
import { cluster, type Dependents } from './clusters.ts';
import { drawBeams } from './drawBeams.ts';
import { inferPlace } from './inferPlace.ts';
import { layLetters } from './layLetters.ts';
import { type Box, boxAt, boxOf, CONTENT, FRAME, grow, placeAt } from './page.ts';
import { Random } from './Random.ts';
import { findSpot } from './spots.ts';
import { addWeather, buildStage, type Filler, type Stage } from './stage.ts';

/** Draws a subject; `variant` is any whole number. */
export type ArtSource = (subject: SubjectRequest, variant: number) => Art | undefined;

/** A composed page, to be painted in order, and the subjects that no art was found for. */
export interface Composition {
  placed: PlacedArt[];
  missing: SubjectRequest[];
}

/** Lays a scene out on the page. The same request and seed give the same page. */
export function composePage(request: SceneRequest, seed: number, artOf: ArtSource): Composition {
  const random = new Random(seed);
  const subjects = request.subjects.map((subject) => ({ subject, entry: CATALOGUE.get(subject.art) }));
  const place = inferPlace(request);
  const stage = buildStage(place, random);
  removeRepeats(stage, request);
  addWeather(stage, request.weather, random);
  const missing: SubjectRequest[] = [];
  const ground: Instance[] = [];
  const afloat: Instance[] = [];
  const all = subjects.map(({ subject, entry }) => makeInstances(subject, entry, { random, artOf }));
  for (const [index, { subject, entry }] of subjects.entries()) {
    const own = all[index] ?? [];
    if (own.length === 0) missing.push(subject);
    else if (!isDependent(request, index)) {
      const groups = dependentsOf(request, index, all);
      const [first, ...others] = own;
      const joined = first && groups.length > 0 ? cluster(first, entry, groups, random) : first;
      (floats(entry, stage) ? afloat : ground).push(...(joined ? [joined] : []), ...others);
    }
  }
  const words = [...request.unknown, ...missing.map((subject) => subject.words)];
  const letters = layLetters({ large: request.letters, small: words }, ground.length + afloat.length > 0);
  if (letters.fillsPage) stage.skyFillers = [];
  const content = { ...CONTENT, bottom: letters.top };
  if (request.style === 'film') Object.assign(content, { left: 170, right: 1105 });
  const standing = stand(ground, afloat, { stage, content, random });
  return { placed: assemble(request, stage, { standing, letters, content, random }), missing };
}

/** Whether a subject is drawn with the one it stands in relation to. */
function isDependent({ subjects }: SceneRequest, index: number): boolean {
  const relation = subjects[index]?.relation;
  if (!relation || relation.kind === 'nextTo' || relation.to === index) return false;
  const host = subjects[relation.to];
  return host !== undefined && host.relation?.to !== index;
}

function dependentsOf(request: SceneRequest, host: number, all: readonly Instance[][]): Dependents[] {
  return request.subjects.flatMap((subject, index) => {
    const kind = subject.relation?.kind;
    const instances = all[index] ?? [];
    if (subject.relation?.to !== host || kind === undefined || kind === 'nextTo') return [];
    return isDependent(request, index) && instances.length > 0 ? [{ kind, instances }] : [];
  });
}

function makeInstances(
  subject: SubjectRequest,
  entry: CatalogueEntry | undefined,
  from: { random: Random; artOf: ArtSource },
): Instance[] {
  const variant = from.random.below(1000);
  const instances: Instance[] = [];
  const flip = from.random.chance(0.5);
  for (let i = 0; i < subject.count; i += 1) {
    const art = from.artOf(subject, variant + i);
    if (!art) return [];
    const factor = { big: 1.35, small: 0.7, none: 1 }[subject.attributes.size ?? 'none'];
    instances.push({
      art,
      size: entry?.size ?? 3,
      factor,
      mirrored: !ONE_WAY.has(subject.art) && flip !== (i % 2 === 1),
    });
  }
  return instances;
}

/** Pictures that carry a sign, which must not be mirrored. */
const ONE_WAY = new Set(['racing-car']);

const AIRBORNE = new Set(['flier', 'aircraft', 'sky', 'spacecraft', 'symbol', 'face']);

function floats(entry: CatalogueEntry | undefined, stage: Stage): boolean {
  const category = entry?.category ?? 'object';
  switch (stage.medium) {
    case 'space':
    case 'air':
    case 'plain':
      return true;
    case 'undersea':
      return category === 'swimmer' || category === 'boat' || AIRBORNE.has(category) || category === 'person';
    default:
      return AIRBORNE.has(category);
  }
}

function stand(
  ground: Instance[],
  afloat: Instance[],
  on: { stage: Stage; content: Box; random: Random },
): Standing[] {
  const { stage, content, random } = on;
  const template = random.pick(GROUND_TEMPLATES);
  const near = Math.min(content.bottom - 20, random.between(1400, 1500));
  const far = Math.min(stage.horizon + 90, near - 40);
  const top = content.top + (afloat.length > 0 ? 330 : random.between(60, 220));
  const standing =
    ground.length > 0 ? arrangeOnGround(ground, { far, near, top, content }, template, random) : [];
  if (afloat.length === 0) return standing;
  const low =
    stage.medium === 'land' || stage.medium === 'water' ? Math.max(stage.horizon + 60, 900) : stage.horizon;
  const region = { ...content, bottom: Math.min(content.bottom, ground.length > 0 ? low : low + 70) };
  const taken = standing.map((one) => one.box);
  const unit = ground.length > 0 ? Math.max(520, 1.15 * largestUnit(standing)) : 2400;
  return [...standing, ...arrangeAfloat(afloat, region, taken, random, unit)];
}

function largestUnit(standing: readonly Standing[]): number {
  return (
    Math.max(...standing.map(({ box }) => Math.sqrt((box.right - box.left) * (box.bottom - box.top)))) * 0.8
  );
}

function assemble(
  request: SceneRequest,
  stage: Stage,
  parts: {
    standing: Standing[];
    letters: { placed: PlacedArt[]; boxes: Box[] };
    content: Box;
    random: Random;
  },
): PlacedArt[] {
  const { standing, letters, content, random } = parts;
  const beams = request.weather.includes('beams') ? drawBeams(standing) : { under: [], over: [], boxes: [] };
  const subjects = [...standing]
    .sort((a, b) => a.foot - b.foot)
    .map((one) => placeAt(one.instance.art, { ...one, mirrored: one.instance.mirrored }));
  const taken = [...standing.map((one) => one.box), ...letters.boxes, ...beams.boxes];
  const inSky = { ...content, top: content.top + 4, bottom: Math.min(content.bottom, stage.horizon - 90) };
  const scenery = stage.back.filter((one) => one.keepSmall !== true).map(boxOf);
  const skyTaken = [...taken, ...scenery];
  const sky = placeFillers(stage.skyFillers, inSky, { taken: skyTaken, random, gap: 24 });
  const onGround = {
    ...content,
    top: stage.horizon + stage.clearance,
    bottom: Math.min(content.bottom + 40, 1580),
  };
  const low = placeFillers(stage.groundFillers, onGround, { taken, random, gap: 16 });
  const outline = request.style === 'film' ? filmFrame() : frame(FRAME);
  const whole = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  return [
    ...stage.back,
    ...sky,
    ...low,
    ...beams.under,
    ...subjects,
    ...beams.over,
    ...letters.placed,
    { art: outline, to: whole, keepSmall: true },
  ];
}

function placeFillers(
  fillers: readonly Filler[],
  region: Box,
  room: { taken: Box[]; random: Random; gap: number },
): PlacedArt[] {
  const placed: PlacedArt[] = [];
  for (const { art, height, isHigh } of fillers) {
    const scale = height / art.height;
    const size = { width: art.width * scale, height };
    const top = { ...region, bottom: Math.min(region.bottom, region.top + height + 70) };
    const box = (isHigh && findSpot(size, top, room)) || findSpot(size, region, room);
    if (!box) continue;
    room.taken.push(box);
    const at = { x: (box.left + box.right) / 2, foot: box.bottom, scale };
    placed.push(placeAt(art, at));
    room.taken.push(grow(boxAt(art, at), 4));
  }
  return placed;
}

/** A page has one sun, one moon: what is asked for is not drawn again as background. */
function removeRepeats(stage: Stage, request: SceneRequest): void {
  const asked = request.subjects.map((subject) => subject.art).join(' ');
  if (!/sun|moon|star|planet|space|rainbow/.test(asked)) return;
  const isHeavenly = /\b(sun|moon|sun-with-face|crescent-moon|full-moon|rainbow)/.test(asked);
  if (isHeavenly) stage.skyFillers = stage.skyFillers.filter((filler) => filler.height < 175);
}
