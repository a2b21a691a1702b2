import { drawBody } from '../../bodies/drawBody.ts';
import { type Part, pointOf } from '../company/Actor.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { eatWith, FORK, isClear, isServedAt, mealAt, ownDish } from './meal.ts';
import { reachEach } from './reach.ts';
import type { Meeting } from './rule.ts';

/** A plate is so wide as a share of who eats from it. */
const WIDE = 0.34;
/** It stands so far down from the far edge of a table, as a share of how deep that is seen. */
const DEEP = 0.5;

/** What stands before each who eats at a table, where nothing else is in the hands: by where its middle is. */
export function plateFor(meeting: Meeting): ((middle: number) => Part | undefined) | undefined {
  const { company, from, to } = meeting;
  const { laid } = to.record;
  const isFree = company.groupOf(from).parts.length === 1 && from.request.hands === undefined;
  const hasFood = company.groupOf(to).parts.some(({ actor }) => actor?.record.kind === 'food');
  if (laid === undefined || !isFree || !hasFood) return undefined;
  const isServed = (middle: number) => isServedAt(company, to, middle);
  const own = mealAt(meeting)?.own;
  const again = own && ownDish(company, own);
  if (again) return (middle) => (isServed(middle) ? undefined : again(middle));
  const { art } = drawBody({ key: laid, looks: {}, wears: [], variant: 0 });
  const [body, table] = [company.box(from), company.box(to)];
  const scale = (WIDE * (body.bottom - body.top)) / art.width;
  const under = boxUnder({ a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }, art);
  const foot = table.top + DEEP * (company.point(to, 'top').y - table.top);
  const f = foot - under.bottom;
  return (middle) => {
    const to = { a: scale, b: 0, c: 0, d: scale, e: middle - (under.left + under.right) / 2, f };
    return isServed(middle) ? undefined : { art, to };
  };
}

/** One hand brings what is eaten to the mouth, the other one is at the plate. */
export function takeUp(meeting: Meeting, plate: Part | undefined): void {
  const { company, from, to } = meeting;
  const busy = eatWith(meeting, mealAt(meeting)?.tool ?? FORK);
  if (!plate || plate.isPart) return;
  const { places } = drawBody({ key: to.record.laid ?? '', looks: {}, wears: [], variant: 0 });
  const [leftHand, rightHand] = [places.hold, places.hold2].map((place) => {
    const point = place && pointOf(plate, place);
    return point && isClear(company, to, point) ? point : undefined;
  });
  reachEach(
    company,
    from,
    {
      leftHand: busy === 'leftHand' ? undefined : leftHand,
      rightHand: busy === 'rightHand' ? undefined : rightHand,
    },
    { over: 'below' },
  );
}

/** Where the middle of a face is. */
export function middleOfFace({ company, from }: Pick<Meeting, 'company' | 'from'>): number {
  const { left, right } = faceOf(company, from);
  return (left + right) / 2;
}
