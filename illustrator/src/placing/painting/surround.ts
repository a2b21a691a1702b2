import type { Box } from '../../page.ts';
import type { Random } from '../../Random.ts';
import type { Scene } from '../../reading/Scene.ts';
import type { Weather } from '../../scene.ts';
import type { Stage } from '../../stages/Stage.ts';
import type { Actor } from '../company/Actor.ts';
import { lineBack, Room } from '../layout/Room.ts';
import type { LaidLetters } from '../lettering/layLetters.ts';
import type { Piece } from '../Placement.ts';
import { type Filling, fillPage } from './fillPage.ts';
import { lostMarks } from './lostMarks.ts';
import { hostBoxes, strew } from './strew.ts';
import { cloudsOver, spareFillings, weatherOf } from './weather.ts';

/** A page on which all that is asked for stands. */
interface Page {
  stage: Stage;
  /** The key of the setting of its stage, and whether the description names it. */
  setting: string;
  isNamed: boolean;
  subjects: readonly Piece[];
  letters: LaidLetters;
  /** What is to be strewn about, and where it may be. */
  loose: readonly Actor[];
  open: Box;
  /** Where what fills it may be. */
  whole: Box;
  random: Random;
  isPlain: boolean;
  isBare: boolean;
  plainness: number;
}

/** What is around those who were asked for. */
interface Surroundings {
  about: Piece[];
  fillers: Piece[];
  /** Weather that has no room. */
  missing: Weather[];
}

/** Strews things about, and fills what is left of a page; undefined where what is strewn about has no room. */
export function surround(scene: Scene, page: Page): Surroundings | undefined {
  const { stage, subjects, letters, random, isPlain, plainness } = page;
  const room = new Room();
  lineBack(room, [...stage.back, ...subjects.filter(({ keepSmall }) => keepSmall)]);
  for (const { art, to, keepSmall } of subjects) if (!keepSmall) room.cover(art, to, 10);
  for (const box of letters.boxes) room.take(box, 20);
  const hostsOf = (thing: number) => hostBoxes(scene, subjects, thing);
  const about = strew(page.loose, { room, stage, content: page.open, random, isPlain, hostsOf });
  if (about === undefined) return undefined;
  const marks = page.isNamed && letters.boxes.length === 0 ? lostMarks(page.setting, stage, subjects) : [];
  const known = new Set(stage.back);
  const asked = [...weatherOf(scene.weather, { stage, random, isPlain }), ...marks];
  // Rain falls out of the clouds of a storm, and not over them.
  if (scene.weather.includes('storm'))
    for (const piece of stage.back) if (!known.has(piece)) room.cover(piece.art, piece.to, 10);
  const { pieces: fillers, left } = fillPage([...asked, ...ownOf(page)], {
    ...{ room, stage, content: page.whole, random },
    most: plainness === 0 ? 9 : 2,
  });
  const missing = scene.weather.filter(
    (wish) =>
      asked.some(({ weather }) => weather === wish) &&
      asked.every((one) => one.weather !== wish || left.includes(one)),
  );
  return { about, fillers, missing };
}

/** What a stage has of its own, where it has room. */
function ownOf({ stage, letters, random, isPlain, isBare, plainness }: Page): Filling[] {
  const own =
    (isBare && plainness === 0) || letters.fillsPage
      ? []
      : plainness > 1
        ? cloudsOver(stage, random)
        : [...stage.fillers, ...spareFillings(stage, random)];
  // Of a plain page's place only what tells it is left: the moon of a night.
  return isPlain ? stage.fillers.map((one) => ({ ...one, isAsked: true })) : own;
}
