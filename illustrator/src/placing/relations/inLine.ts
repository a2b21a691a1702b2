import type { Pose } from '../../reading/Scene.ts';
import type { Way } from '../company/Company.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/** Who stands in line overlaps those before by so much of the own width. */
const IN_LINE = [0.2, 0.1, 0, -0.05];
/** The same of who has a tool ahead. */
const TOOLS_IN_LINE = [0.03, 0, -0.05];

/** Behind who is at it from that side already. */
export function inLine(meeting: Meeting): boolean {
  return lineUp(meeting, directionOf(meeting.from) > 0 ? -1 : 1);
}

/** At the far side of what others are at already, over it and between them; false where too little is seen there. */
export function atFarSide({ company, from, to, index, count }: Meeting): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const most = Math.min(count - AT_SIDES, MOST_FAR);
  const at = index - AT_SIDES;
  // Where each has one to work at, nobody only looks over it.
  if (at >= most || company.of(to.thing).length >= count) return false;
  const x = (other.left + other.right - own.left - own.right) / 2;
  const ways = FAR_APART.flatMap((apart) =>
    FAR_SIDE.map((far): Way => {
      const along = (at - (most - 1) / 2) * apart * wide;
      return { x: x + along, y: -far * high, layer: 'back', back: far * high };
    }),
  );
  return company.join(from, to, ways);
}

/** So many are at its two sides, and so many fit behind it; how far apart they are, and how far behind, as shares of one's width and height. */
const AT_SIDES = 2;
const MOST_FAR = 3;
const FAR_APART = [1, 1.2];
const FAR_SIDE = [0.3, 0.4, 0.5];

/** At the back of somebody, one after the other: on the side where that one does not look. */
export function atBack(meeting: Meeting): boolean {
  const { from, to } = meeting;
  if (!isLively(from) || !isLively(to) || !isTurned(meeting)) return false;
  const side = directionOf(to) > 0 ? -1 : 1;
  const isFarther = meeting.count > MOST_IN_LINE && meeting.index % 2 === 1;
  return (isFarther && fillUp(meeting, side)) || lineUp(meeting, side, 'behind');
}

/** Whether somebody is seen to look to a side: by what they do, or in a group with what they ride or kick. */
function isTurned({ company, to }: Meeting): boolean {
  return company.groupOf(to).host !== to || TURNED.has(to.request.pose);
}

const TURNED = new Set<Pose | undefined>(['kick', 'run', 'walk', 'ride', 'skate', 'ski', 'bike']);

/** Of more every other one is farther back, seen between those before. */
const MOST_IN_LINE = 3;
const BETWEEN = [0.55, 0.45, 0.35];
const FARTHER = [0.3, 0.4];

function fillUp({ company, from, to }: Meeting, side: 1 | -1): boolean {
  const [own, group] = [company.groupBox(from), company.groupBox(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const ways = FARTHER.flatMap((far) =>
    BETWEEN.map((overlap): Way => {
      const x = side < 0 ? group.left - own.right : group.right - own.left;
      return { x: x - side * overlap * wide, y: -far * high, layer: 'back', back: far * high };
    }),
  );
  return company.join(from, to, ways);
}

function lineUp({ company, from, to }: Meeting, side: 1 | -1, layer: Way['layer'] = 'before'): boolean {
  const [own, group] = [company.groupBox(from), company.groupBox(to)];
  const overlaps = toolOf(company, from) ? TOOLS_IN_LINE : IN_LINE;
  const ways = overlaps.map((overlap): Way => {
    const by = overlap * (own.right - own.left);
    return { x: side < 0 ? group.left - own.right + by : group.right - own.left - by, y: 0, layer };
  });
  return company.join(from, to, ways);
}
