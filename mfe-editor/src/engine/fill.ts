import { isSimilar } from './color.ts';
import { type Delta, DeltaWriter, regionsDelta } from './delta.ts';
import { isSameCoat } from './entry.ts';
import { colorAt, entryAt, type Picture } from './picture.ts';
import { StrokedArea } from './StrokedArea.ts';

/** A click on line art darker than this is refused (the specification's near-black). */
export const NEAR_BLACK = 50;

/** How a fill is asked for. */
export interface FillRequest {
  index: number;
  /** The color and material to fill with. */
  entry: number;
  /** Stops at gaps of up to 4 px in the lines as if they were closed. */
  closesGaps?: boolean;
}

/**
 * The change that a fill at `index` makes, or null where no region reaches. An area without strokes changes as a
 * whole; one with strokes is filled as far as the color stays within the tolerance of the clicked one.
 */
export function fillDelta(picture: Picture, { index, entry, closesGaps = false }: FillRequest): Delta | null {
  const id = picture.regions.owner[index] as number;
  if (id === 0) return null;
  const isCut = picture.regions.joints.length > 0;
  const members = closesGaps || !isCut ? [id] : joinedTo(picture, id);
  if (members.some((member) => picture.overCount[member] !== 0)) {
    return fillAmongStrokes(picture, members, { index, entry });
  }
  const triples: number[] = [];
  for (const member of members) {
    const before = picture.flat[member] as number;
    if (before !== entry) triples.push(member, before, entry);
  }
  return regionsDelta(triples);
}

/** How many times larger an area is with its gaps open than the part at `index` alone; 1 where there is no gap. */
export function leakOf(picture: Picture, index: number): number {
  const { owner, area, component, joints } = picture.regions;
  const id = owner[index] as number;
  if (id === 0 || joints.length === 0) return 1;
  let whole = 0;
  for (let other = 1; other < component.length; other++) {
    if (component[other] === component[id]) whole += area[other] as number;
  }
  return whole / (area[id] as number);
}

/** The parts that color runs to from `id` through open gaps: those with strokes, and those of similar color. */
function joinedTo(picture: Picture, id: number): number[] {
  const { regions, flat, overCount } = picture;
  const { joints } = regions;
  const members = [id];
  for (const member of members) {
    for (let k = 0; k < joints.length; k++) {
      if (joints[k] !== member) continue;
      const other = joints[k ^ 1] as number;
      const isOpen = overCount[other] !== 0 || isSimilar(flat[other] as number, flat[id] as number);
      if (isOpen && !members.includes(other)) members.push(other);
    }
  }
  return members;
}

function fillAmongStrokes(picture: Picture, members: number[], { index, entry }: FillRequest): Delta {
  const { regions, over, flat } = picture;
  const area = new StrokedArea(picture, members, colorAt(picture, index));
  area.spread(index);
  area.spreadUnderLines();
  const writer = new DeltaWriter();
  area.eachInOrder((i) => {
    if (isSameCoat(entryAt(picture, i), entry)) return;
    writer.pixel(i, over[i] as number, flat[regions.owner[i] as number] === entry ? 0 : entry);
  });
  return writer.finish();
}
