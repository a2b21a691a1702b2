import { type Box, placeAt } from '../../page.ts';
import type { Actor } from '../company/Actor.ts';
import type { LaidLetters } from '../lettering/layLetters.ts';
import type { Piece } from '../Placement.ts';
import { shownAs } from './paintSubjects.ts';

/** Between letters and pictures, in page pixels. */
const GAP = 40;
/** Share of a cell's sides that a picture in it takes. */
const FILLED = 0.86;

/** Things in a row above letters and one below them, each in a cell of its own. */
export function paintAround(actors: readonly Actor[], { boxes }: LaidLetters, content: Box): Piece[] {
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const half = Math.ceil(actors.length / 2);
  // By turns, so that each row has some of each.
  const inTurns = actors.map((actor, index) => ({ actor, isAbove: index % 2 === 0 }));
  const row = (isAbove: boolean) =>
    inTurns.filter((one) => one.isAbove === isAbove).map(({ actor }) => actor);
  return [
    ...paintRow(row(true), { ...content, bottom: top - GAP }, half),
    ...paintRow(row(false), { ...content, top: bottom + GAP }, half),
  ];
}

/** Pictures in the middles of cells, `cells` of them as wide as the room. */
function paintRow(actors: readonly Actor[], room: Box, cells: number): Piece[] {
  const [wide, high] = [(room.right - room.left) / cells, room.bottom - room.top];
  const left = (room.left + room.right - wide * actors.length) / 2;
  return actors.map((actor, index) => {
    const { art } = actor.body;
    const scale = FILLED * Math.min(wide / art.width, high / art.height);
    const foot = (room.top + room.bottom) / 2 + art.height * scale * (art.ground - 0.5);
    return {
      ...placeAt(art, { x: left + (index + 0.5) * wide, foot, scale }),
      role: 'subject',
      ...shownAs(actor),
    };
  });
}
