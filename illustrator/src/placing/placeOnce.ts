import { CONTENT } from '../page.ts';
import { canLetter } from '../parts/lettering.ts';
import { Random } from '../Random.ts';
import type { Scene } from '../reading/Scene.ts';
import type { Ground } from '../stages/Ground.ts';
import type { Stage } from '../stages/Stage.ts';
import type { Company } from './company/Company.ts';
import { castScene } from './company/castScene.ts';
import { gather } from './company/gather.ts';
import type { Tried } from './company/settle.ts';
import { aroundOf, strewnOf } from './company/strewnOf.ts';
import { layOutSubjects } from './layOutSubjects.ts';
import { addStands } from './layout/addStands.ts';
import { addPonds, chooseSetting, plainOf } from './layout/chooseSetting.ts';
import { contentOf, outlineOf } from './layout/pageRoom.ts';
import { letterPage } from './lettering/letterPage.ts';
import type { Piece, Placement, Undone } from './Placement.ts';
import { backdropFor } from './painting/backdrop.ts';
import { drawBeams } from './painting/drawBeams.ts';
import { growFromEdge } from './painting/growFromEdge.ts';
import { paintAround } from './painting/paintAround.ts';
import { paintMandala } from './painting/paintMandala.ts';
import { frontOf } from './painting/paintSubjects.ts';
import { amid } from './painting/strew.ts';
import { surround } from './painting/surround.ts';
import { stagesFor } from './stagesFor.ts';

/** How a page is placed: the same scene, seed and detail give the same page. */
export interface PlacingOptions {
  seed: number;
  detail: 'toddler' | 'child' | 'detailed';
  /** The higher the fewer things that were not asked for. */
  plainness?: number;
}

/** Page y of the lower edge of who flies over a place. */
const OVER_PLACE = 1010;

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
  const { letters, lettered, isAmid, isSheet } = letterPage(scene, actors.length > 0);
  const isNamed = scene.setting !== undefined && scene.isSettingGuessed !== true;
  // The last try of a page that shows more of its place than of what was asked for.
  const usual = isSheet && !isNamed ? 'plain' : chooseSetting(scene, company);
  const setting = plainness > 1 && !isNamed ? plainOf(usual) : usual;
  const isDiagram = scene.things.some(({ order }) => order === 'cycle' || order === 'chain');
  const isBare = isPlain || isDiagram || scene.style === 'simple' || (plainness > 0 && !isNamed);
  const { first, isOver, rebuild } = stagesFor(scene, company, {
    ...{ random, setting, isNamed, isPlain, isBare, isFlat },
    ...{ bottom: isAmid ? CONTENT.bottom : letters.top, isDetailed: detail === 'detailed' },
  });
  const whole = contentOf(scene, first, letters.top);
  const open = { ...whole, top: Math.max(whole.top, letters.under) };
  const content = amid(open, loose);
  const outline = outlineOf(scene);
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
  const over = [...about, ...beams.over, ...(layout ? frontOf(layout, stage) : stage.front), ...lettered];
  const backdrop = backdropOf(stage, {
    shown: [...fillers, ...subjects, ...about, ...lettered],
    ...{ random, isNamed },
  });
  // A page for the smallest has no border around ground.
  const back = isPlain && backdrop.length > 0 ? backdrop : [...backdrop, ...stage.back];
  const pieces = [...back, ...fillers, ...beams.under, ...subjects, ...over, outline];
  return { placement: { pieces, ground: groundOf(stage), undone }, company };
}

function groundOf({ medium, horizon, surfaces }: Stage): Ground {
  return { medium, horizon, surfaces };
}

function noteTexts({ texts }: Scene, undone: Undone): void {
  for (const [index, text] of texts.entries()) if (!canLetter(text)) undone.texts.push(index);
}

/** Rays or stars behind all that is shown where there is neither a place nor a ground. */
function backdropOf(
  { medium, back }: Stage,
  { shown, random, isNamed }: { shown: readonly Piece[]; random: Random; isNamed: boolean },
): Piece[] {
  const isSpace = medium === 'space' && back.length === 0;
  const isPaper = medium === 'plain' && !isNamed;
  return isPaper || isSpace ? backdropFor(shown, { phase: random.next(), isSpace }) : [];
}
