import { drawBody } from '../../bodies/drawBody.ts';
import { type Part, pointOf } from '../company/Actor.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { reachEach } from './reach.ts';
import { isLively, type Meeting } from './rule.ts';

/** A plate with fork and knife is so wide as a share of who eats from it. */
const WIDE = 0.44;
/** It stands so far down from the far edge of a table, as a share of how deep that is seen. */
const DEEP = 0.5;

/** What who sits at a table with food on it has there, where nothing else is in the hands: by where its middle is. */
export function plateFor({ company, from, to }: Meeting): ((middle: number) => Part) | undefined {
  const { laid } = to.record;
  const isFree = company.groupOf(from).parts.length === 1 && from.request.hands === undefined;
  const hasFood = company.groupOf(to).parts.some(({ actor }) => actor?.record.kind === 'food');
  if (laid === undefined || !isFree || !hasFood) return undefined;
  const { art } = drawBody({ key: laid, looks: {}, wears: [], variant: 0 });
  const [body, table] = [company.box(from), company.box(to)];
  const scale = (WIDE * (body.bottom - body.top)) / art.width;
  const under = boxUnder({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }, art);
  const foot = table.top + DEEP * (company.point(to, 'top').y - table.top);
  const f = foot - under.bottom;
  return (middle) => ({
    art,
    to: { a: scale, b: 0, c: 0, d: scale, e: middle - (under.left + under.right) / 2, f },
  });
}

/** The hands at the cutlery of a plate, where no dish is. */
export function takeUp({ company, from, to }: Meeting, plate: Part): void {
  const { places } = drawBody({ key: to.record.laid ?? '', looks: {}, wears: [], variant: 0 });
  const dishes = company
    .groupOf(to)
    .parts.flatMap(({ actor }) => (actor && actor !== to && !isLively(actor) ? [company.box(actor)] : []));
  const isFree = ({ x, y }: { x: number; y: number }) =>
    dishes.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom);
  const [leftHand, rightHand] = [places.hold, places.hold2].map((place) => {
    const point = place && pointOf(plate, place);
    return point && isFree(point) ? point : undefined;
  });
  reachEach(company, from, { leftHand, rightHand }, { over: 'below' });
}

/** Where the middle of a face is. */
export function middleOfFace({ company, from }: Pick<Meeting, 'company' | 'from'>): number {
  const { left, right } = faceOf(company, from);
  return (left + right) / 2;
}
