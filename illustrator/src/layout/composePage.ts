import type { PlacedArt } from '../lines/paintArt.ts';
import { tableTop } from '../parts/land.ts';
import type { SceneRequest, SubjectRequest } from '../scene.ts';
import { arrangeOnGround, GROUND_TEMPLATES, type Instance, type Standing } from './arrange.ts';
import { arrangeAfloat } from './arrangeAfloat.ts';
import { assemble, outlineOf } from './assemble.ts';
import { addWeather, buildStage, nameStage } from './buildStage.ts';
import { composeMandala } from './composeMandala.ts';
import { inferPlace } from './inferPlace.ts';
import { type ArtSource, type Group, gatherGroups } from './instances.ts';
import { layLetters } from './layLetters.ts';
import { type Box, CONTENT } from './page.ts';
import { Random } from './Random.ts';
import { bankAt, WHOLE } from './scenery.ts';
import type { Place, Stage } from './stage.ts';
import { isAfloat, setAfloat } from './waterline.ts';

/** A composed page, to be painted in order, and the subjects that no art was found for. */
export interface Composition {
  placed: PlacedArt[];
  missing: SubjectRequest[];
}

/**
 * Lays a scene out on the page, the plainer the fewer things that were not asked for. The same request, seed and plainness
 * give the same page.
 */
export function composePage(
  request: SceneRequest,
  seed: number,
  artOf: ArtSource,
  plainness = 0,
): Composition {
  const random = new Random(seed);
  const place = inferPlace(request);
  const { groups, missing } = gatherGroups(request, { random, artOf });
  const letters = layLetters(request.letters, groups.length > 0);
  const isCrowded = groups.flatMap((group) => group.instances).length > 1;
  const stage = buildStage(place, random, { bottom: letters.top, isCrowded });
  removeRepeats(stage, request);
  if (request.setting !== undefined && request.isSettingGuessed !== true) nameStage(stage, request.setting);
  // Water that nobody asked for is calm.
  else stage.rows = stage.rows?.filter((_, index) => index % 2 === 0);
  addWeather(stage, request.weather, random);
  if (letters.fillsPage) stage.skyFillers = [];
  else if (letters.placed.length > 0 && (stage.medium !== 'land' || BUSY_FLOORS.has(place))) {
    // Nothing of the place runs through the letters.
    letters.placed.unshift({ art: tableTop(letters.top), to: WHOLE, keepSmall: true });
  }
  const content = { ...CONTENT, bottom: letters.top };
  if (stage.medium === 'plain')
    Object.assign(content, { left: 114, right: 1161, top: 118, bottom: content.bottom - 30 });
  if (request.style === 'film') Object.assign(content, { left: 170, right: 1105 });
  if (request.style === 'mandala' && place === 'plain') {
    const pattern = composeMandala(groups, content, random);
    return { placed: [...stage.back, ...pattern, ...letters.placed, outlineOf(request)], missing };
  }
  const standing = stand(groups, { stage, content, random });
  return { placed: assemble(request, stage, { standing, letters, content, random, plainness }), missing };
}

/** Places whose ground is no empty meadow. */
const BUSY_FLOORS: ReadonlySet<Place> = new Set(['road', 'city', 'table', 'room']);

const AIRBORNE = new Set(['flier', 'aircraft', 'sky', 'spacecraft', 'symbol', 'face']);
/** Objects that hang in the air. */
const HANGING = new Set([
  'balloon',
  'kite',
  'musical-note',
  'musical-notes',
  'bubbles',
  'snowflake',
  'drop',
  'branch',
]);

function floats({ subject, entry }: Group, stage: Stage): boolean {
  const category = entry?.category ?? 'object';
  const flies = subject.attributes.action === 'fly' && (category === 'animal' || category === 'person');
  const isHanging = AIRBORNE.has(category) || HANGING.has(entry?.key ?? '') || flies;
  switch (stage.medium) {
    case 'space':
    case 'air':
    case 'plain':
      return true;
    case 'undersea':
      return category === 'swimmer' || category === 'boat' || isHanging || category === 'person';
    default:
      return isHanging;
  }
}

interface Setup {
  stage: Stage;
  content: Box;
  random: Random;
}

function stand(groups: readonly Group[], on: Setup): Standing[] {
  const { stage, content, random } = on;
  const afloat = groups.filter((group) => floats(group, stage)).flatMap((group) => group.instances);
  const low = groups.filter((group) => !floats(group, stage));
  const top = content.top + (afloat.length > 0 ? 330 : random.between(60, 220));
  const standing = stage.rows ? standByWater(low, on, top) : standOnGround(low, on, top);
  if (afloat.length === 0) return standing;
  const isLow = stage.medium === 'land' || stage.medium === 'water';
  const edge = isLow ? Math.max(stage.horizon + 60, 900) : stage.horizon;
  // Several things hang clear of the clouds below; one may dip into them.
  const isClear = stage.medium === 'air' && afloat.length > 1;
  const floor = low.length > 0 ? edge : isLow ? Math.max(edge + 70, 1330) : edge + (isClear ? -10 : 70);
  const region = { ...content, bottom: Math.min(content.bottom, floor) };
  const taken = standing.map((one) => one.box);
  const unit = low.length > 0 ? Math.max(520, 1.15 * largestUnit(standing)) : 2400;
  return [...standing, ...arrangeAfloat(afloat, region, taken, random, unit)];
}

function standOnGround(groups: readonly Group[], { stage, content, random }: Setup, top: number): Standing[] {
  const template = random.pick(GROUND_TEMPLATES);
  const near = Math.min(content.bottom - 20, stage.near ?? random.between(1400, 1500));
  const far = Math.min(stage.horizon + 90, near - 40);
  const instances = groups.flatMap((group) => group.instances);
  return instances.length > 0
    ? arrangeOnGround(instances, { far, near, top, content }, template, random)
    : [];
}

/** Swimmers and boats lie in the water; the others, where there are any, stand on a bank in front of it. */
function standByWater(groups: readonly Group[], { stage, content, random }: Setup, top: number): Standing[] {
  const inWater = groups.filter(isInWater).flatMap((group) => group.instances);
  const onLand = groups.filter((group) => !isInWater(group)).flatMap((group) => group.instances);
  const template = random.pick(GROUND_TEMPLATES);
  const bottom = Math.min(content.bottom, 1540);
  if (onLand.length === 0) {
    const ground = { far: stage.horizon + 120, near: bottom - 60, top, content };
    const standing = inWater.length > 0 ? arrangeOnGround(inWater, ground, template, random) : [];
    return setAfloat(standing, stage.rows ?? []);
  }
  const bank = bottom - 230;
  const rows = (stage.rows ?? []).filter((row) => row.top < bank - 30);
  stage.rows = rows;
  rows.push({ top: bank, placed: bankAt(bank, random) });
  const isWaterLeft = random.chance(0.5);
  const share = Math.min(0.66, 0.5 + 0.06 * (largestSize(inWater) - largestSize(onLand)));
  const middle = content.left + (content.right - content.left) * (isWaterLeft ? share : 1 - share);
  const [left, right] = [
    { ...content, right: middle - 10 },
    { ...content, left: middle + 10 },
  ];
  const wet = { far: stage.horizon + 120, near: bank - 40, top, content: isWaterLeft ? left : right };
  const dryContent = inWater.length === 0 ? content : isWaterLeft ? right : left;
  const tallest = 180 + 170 * largestSize(onLand);
  const dry = {
    far: bank + 70,
    near: bottom - 30,
    top: Math.max(top, bottom - tallest),
    content: dryContent,
  };
  return [
    ...(inWater.length > 0
      ? setAfloat(arrangeOnGround(inWater, wet, template, random), rows.slice(0, -1))
      : []),
    ...arrangeOnGround(onLand, dry, template, random),
  ];
}

function isInWater({ entry, instances }: Group): boolean {
  return isAfloat(entry) || instances.some(({ draught }) => draught > 0);
}

function largestSize(instances: readonly Instance[]): number {
  return Math.max(1, ...instances.map((one) => one.size));
}

function largestUnit(standing: readonly Standing[]): number {
  return (
    Math.max(...standing.map(({ box }) => Math.sqrt((box.right - box.left) * (box.bottom - box.top)))) * 0.8
  );
}

/** A page has one sun, one moon: what is asked for is not drawn again as background. */
function removeRepeats(stage: Stage, request: SceneRequest): void {
  const asked = request.subjects.map((subject) => subject.art).join(' ');
  if (!/sun|moon|star|planet|space|rainbow/.test(asked)) return;
  const isHeavenly = /\b(sun|moon|sun-with-face|crescent-moon|full-moon|rainbow)/.test(asked);
  if (isHeavenly) stage.skyFillers = stage.skyFillers.filter((filler) => filler.isHigh !== true);
}
