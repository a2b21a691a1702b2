import { CONTENT } from '../page.ts';
import { tableTop } from '../parts/land.ts';
import { canLetter } from '../parts/lettering.ts';
import { Random } from '../Random.ts';
import { AS_IS } from '../raster/LabelMap.ts';
import type { Scene } from '../reading/Scene.ts';
import { buildStage } from '../stages/buildStage.ts';
import type { Ground } from '../stages/Ground.ts';
import type { Stage } from '../stages/Stage.ts';
import type { Company } from './company/Company.ts';
import { castScene } from './company/castScene.ts';
import type { Group } from './company/Group.ts';
import { gather } from './company/gather.ts';
import { depthOf } from './company/grounding.ts';
import { isAloft } from './company/isAloft.ts';
import { isLeaping } from './company/leaping.ts';
import type { Tried } from './company/settle.ts';
import { aroundOf, strewnOf } from './company/strewnOf.ts';
import { layOutSubjects } from './layOutSubjects.ts';
import { addStands } from './layout/addStands.ts';
import { addPonds, chooseSetting, plainOf } from './layout/chooseSetting.ts';
import { contentOf, outlineOf } from './layout/pageRoom.ts';
import { areInitials, layLetters } from './lettering/layLetters.ts';
import { looseTexts } from './lettering/letterOn.ts';
import type { Piece, Placement, Undone } from './Placement.ts';
import { backdropFor } from './painting/backdrop.ts';
import { drawBeams } from './painting/drawBeams.ts';
import { growFromEdge } from './painting/growFromEdge.ts';
import { paintAround } from './painting/paintAround.ts';
import { paintMandala } from './painting/paintMandala.ts';
import { frontOf } from './painting/paintSubjects.ts';
import { amid } from './painting/strew.ts';
import { surround } from './painting/surround.ts';
import { WEATHER_ART } from './painting/weather.ts';

/** How a page is placed: the same scene, seed and detail give the same page. */
export interface PlacingOptions {
  seed: number;
  detail: 'toddler' | 'child' | 'detailed';
  /** The higher the fewer things that were not asked for. */
  plainness?: number;
}

/** Page y of the horizon of a place that one flies over, and of the lower edge of who does. */
const LOW_HORIZON = 1400;
const OVER_PLACE = 1010;
/** Page y of the horizon of water that somebody leaps out of. */
const LEAPT_HORIZON = 1080;

/** How a page is tried: the relations that are left, which pictures of them, and what is strewn about on it. */
interface Trial {
  left: ReadonlySet<number>;
  tried: Tried;
  isFlat: boolean;
  spare: number;
  strewn?: ReadonlySet<number>;
}

/** A page as its relations are brought about, but for those that are left. */
export function placeOnce(
  scene: Scene,
  options: PlacingOptions,
  { left, tried, isFlat, spare, strewn = strewnOf(scene) }: Trial,
): { placement: Placement; company: Company } {
  const { seed, detail, plainness = 0 } = options;
  const random = new Random(seed);
  const undone: Undone = { things: [], relations: [...left], poses: [], texts: [], looks: [], weather: [] };
  const isPlain = detail === 'toddler';
  const cast = castScene(scene, { random, undone, isPlain, strewn });
  const loose = cast.filter(({ thing }) => strewn.has(thing));
  const actors = cast.filter(({ thing }) => !strewn.has(thing));
  const { company, bonds } = gather(scene, actors, {
    ...{ random, undone, tried, spare },
    left: new Set([...left, ...aroundOf(scene, strewn)]),
  });
  noteTexts(scene, undone);
  const texts = looseTexts(scene);
  const isAmid =
    scene.textAt === 'amid' && actors.length > 0 && scene.relations.every(({ kind }) => kind === 'wear');
  const letters = layLetters(texts, actors.length === 0 ? 'none' : isAmid ? 'around' : 'above');
  const isNamed = scene.setting !== undefined && scene.isSettingGuessed !== true;
  // The last try of a page that shows more of its place than of what was asked for.
  const isSheet = isAmid || areInitials(texts);
  const usual = isSheet && !isNamed ? 'plain' : chooseSetting(scene, company);
  const setting = plainness > 1 && !isNamed ? plainOf(usual) : usual;
  const isDiagram = scene.things.some(({ order }) => order === 'cycle' || order === 'chain');
  const isBare = isPlain || isDiagram || scene.style === 'simple' || (plainness > 0 && !isNamed);
  const build = (chance: Random, horizon?: number): Stage => {
    const stage = buildStage(setting, chance, {
      bottom: isAmid ? CONTENT.bottom : letters.top,
      ...(horizon === undefined ? {} : { horizon }),
      isCrowded: company.groups().length > 1 || company.groups().some((group) => depthOf(group) > 0),
      isBare,
      isAloft: company.groups().every(isFlying),
      isAsked: isNamed || !isPlain,
      isDetailed: detail === 'detailed',
      has: scene.things.map(({ key }) => key),
      weather: scene.weather.map((weather) => WEATHER_ART[weather]),
    });
    if (isNamed) nameStage(stage);
    if (isFlat) flatten(stage);
    return stage;
  };
  const chance = random.copy();
  const rebuild = (horizon: number) => build(chance.copy(), horizon);
  const isOver = scene.isOverSetting === true && isNamed && company.groups().every(isFlying);
  // Who leaps is seen against the sky.
  const isLeap = scene.things.length === 1 && company.groups().every(isLeaping);
  const first = build(random, isOver ? LOW_HORIZON : isLeap ? LEAPT_HORIZON : undefined);
  const whole = contentOf(scene, first, letters.top);
  const open = { ...whole, top: Math.max(whole.top, letters.under) };
  const content = amid(open, loose);
  const outline = outlineOf(scene);
  const lettered = letters.placed.map((one): Piece => ({ role: 'subject', ...one }));
  if (lettered.length > 0 && letters.top < CONTENT.bottom && actors.length > 0 && !isAmid)
    lettered.unshift({ art: tableTop(letters.top), to: AS_IS, keepSmall: true, role: 'scenery' });
  const pattern =
    scene.style === 'mandala'
      ? paintMandala(actors, content, random)
      : isAmid
        ? paintAround(actors, letters, CONTENT)
        : undefined;
  if (pattern) {
    const pieces = [...first.back, ...pattern, ...lettered, outline];
    return { placement: { pieces, ground: groundOf(first), undone }, company };
  }
  addPonds(company, first.medium);
  addStands(company, first);
  company.ground();
  if (isOver) content.bottom = Math.min(content.bottom, OVER_PLACE);
  const {
    stage,
    subjects: placed,
    layout,
  } = layOutSubjects(
    scene,
    { company, bonds },
    {
      ...{ stage: first, content, random, spare, isNamed, isOver, rebuild },
      isShared: lettered.length > 0 || loose.length > 0,
    },
  );
  const subjects = growFromEdge(placed, scene);
  const beams = scene.weather.includes('beams') && layout ? drawBeams(layout.spots) : { under: [], over: [] };
  const around = surround(scene, {
    ...{ stage, setting, isNamed, subjects, letters, loose, open, whole },
    ...{ random, isPlain, isBare, plainness },
  });
  // Where there is no room for all that is strewn about it is in a ring.
  if (around === undefined)
    return placeOnce(scene, options, { left, tried, isFlat, spare, strewn: new Set() });
  const { about, fillers, missing } = around;
  undone.weather.push(...missing);
  const shown = [...fillers, ...subjects, ...about, ...lettered];
  const isSpace = stage.medium === 'space' && stage.back.length === 0;
  const isPaper = stage.medium === 'plain' && !isNamed;
  const backdrop = isPaper || isSpace ? backdropFor(shown, { phase: random.next(), isSpace }) : [];
  const pieces = [
    ...backdrop,
    // A page for the smallest has no border around ground.
    ...(isPlain && backdrop.length > 0 ? [] : stage.back),
    ...fillers,
    ...beams.under,
    ...subjects,
    ...about,
    ...beams.over,
    ...(layout ? frontOf(layout, stage) : stage.front),
    ...lettered,
    outline,
  ];
  return { placement: { pieces, ground: groundOf(stage), undone }, company };
}

/** Whether what bears a group is in the air, by its nature or its pose. */
function isFlying({ host }: Group): boolean {
  return isAloft(host.record) || host.request.pose === 'fly';
}

function groundOf({ medium, horizon, surfaces }: Stage): Ground {
  return { medium, horizon, surfaces };
}

/** Puts waves and fringes of grass behind all, where one would hide a face. */
function flatten(stage: Stage): void {
  stage.back.push(...stage.rows.map(({ piece }) => piece));
  Object.assign(stage, { rows: [], front: [] });
}

function noteTexts({ texts }: Scene, undone: Undone): void {
  for (const [index, text] of texts.entries()) if (!canLetter(text)) undone.texts.push(index);
}

/** What a description names is asked for. */
function nameStage(stage: Stage): void {
  const asked = (piece: Piece): Piece => ({ ...piece, role: 'subject' });
  stage.back = stage.back.map(asked);
  stage.rows = stage.rows.map((row) => ({ ...row, piece: asked(row.piece) }));
}
