import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { directionOf, type Meeting } from './rule.ts';

/** A car is so high beside its engine. */
const HIGH = 0.72;
/** How far the buffers of two go into one another, as a share of a car's width. */
const INTO = 0.01;

/** The cars of a train behind its engine, one after the other on the rails. */
export function couple({ company, from }: Meeting, cars: readonly Actor[]): boolean {
  const engine = company.box(from);
  const isRight = directionOf(from) > 0;
  return cars.every((car) => {
    const [own, train] = [company.box(car), company.groupBox(from)];
    const factor = (HIGH * (engine.bottom - engine.top)) / (own.bottom - own.top);
    const into = INTO * (own.right - own.left);
    const x = isRight ? train.left - (own.right - into) * factor : train.right - (own.left + into) * factor;
    const way: Way = { x, y: engine.bottom - own.bottom * factor, factor, layer: 'behind' };
    return company.join(car, from, [way]);
  });
}
