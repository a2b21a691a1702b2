import type { BodyPlace } from '../../bodies/Body.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { pawsOn } from './paws.ts';
import { cutAtRim, type Rim, rimAt } from './rim.ts';
import type { Casting, Meeting } from './rule.ts';

/** Half the width of a pouch, how far its rim sags, and how deep it is, as shares of the place for it. */
const HALF = 0.66;
const SAG = 0.16;
const DEEP = 0.72;

/** Whether it carries young ones in a pouch. */
function hasPouch({ record }: Pick<Casting, 'record'>): boolean {
  const sitting = record.poses?.sit;
  return sitting !== undefined && 'body' in sitting && sitting.body?.front === 'pouch';
}

/** Whether one is in the pouch of another. */
export function isPouched(from: Pick<Casting, 'record'>, to: Pick<Casting, 'record'>): boolean {
  return hasPouch(to) && from.record.kind === 'animal';
}

/** Sits upright, the young one looking at the viewer out of the pouch; who has it in a pocket stands. */
export function sitInPouch(young: Casting, mother: Casting): void {
  young.pose = 'sit';
  if (hasPouch(mother)) mother.pose ??= 'sit';
}

/** How high a face in it is, as shares of the room below that of who has it: young ones reach over the chin. */
const YOUNG = [1.3, 1.1, 0.95];
const SMALL = [1.05, 0.9, 0.8];

/** So much of a small one is seen below its face, as a share of that. */
const CHEST_SEEN = 0.2;

/** Below the chin, as a share of what is left of the height, and how wide, as a share of the face. */
const POCKET = { down: 0.3, wide: 0.5 };

/** Where the rim of a pouch is; a pocket is on the front of who stands. */
function rimOf({ company, from, at }: Meeting): BodyPlace {
  if (at !== 'pocket') return company.point(from, 'pouch');
  const [face, { bottom }] = [faceOf(company, from), company.box(from)];
  return {
    x: (face.left + face.right) / 2,
    y: face.bottom + POCKET.down * (bottom - face.bottom),
    width: POCKET.wide * (face.right - face.left),
  };
}

/** A young one that looks over the rim of a pouch, or a small animal over that of a pocket, its paws on it. */
export function inPouch(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const { x, y, width } = rimOf(meeting);
  company.letHide(to);
  const face = faceOf(company, to);
  const room = y - faceOf(company, from).bottom;
  const rim: Rim = { x, y: y + SAG * width, half: HALF * width, deep: SAG * width };
  const color = colorOf(company.partOf(from));
  const ways = (meeting.at === 'pocket' ? SMALL : YOUNG).map((high): Way => {
    const factor = (high * room) / (face.bottom - face.top);
    // Over a pocket its chest is seen, too.
    const up = meeting.at === 'pocket' ? CHEST_SEEN * (face.bottom - face.top) : 0;
    const at = {
      x: x - ((face.left + face.right) / 2) * factor,
      y: y - (face.bottom + up) * factor,
      factor,
    };
    const paws = pawsOn(company, to, { at, edgeAt: (along) => rimAt(rim, along) });
    const front = pocket(rim, { deep: DEEP * width, color });
    return { ...at, layer: 'before', cut: (part) => cutAtRim(part, rim), over: [front, ...paws] };
  });
  return company.join(to, from, ways);
}

function pocket(
  { x, y, half, deep: sag }: Rim,
  { deep, color }: { deep: number; color: string | undefined },
): Part {
  const [top, low] = [y - sag, y - sag + deep];
  const sketch = new Sketch();
  sketch.area(
    `M${x - half} ${top} Q${x} ${y + sag} ${x + half} ${top} C${x + half} ${low} ${x + 0.4 * half} ${low} ${x} ${low} C${x - 0.4 * half} ${low} ${x - half} ${low} ${x - half} ${top} Z`,
    color,
  );
  return { art: sketch.art(), to: AS_IS, role: 'subject' };
}

/** The color of the largest area of a picture. */
function colorOf({ art }: Part): string | undefined {
  const areas = art.items.filter((item) => item.kind === 'area');
  return areas.sort((one, other) => other.area - one.area)[0]?.color;
}
