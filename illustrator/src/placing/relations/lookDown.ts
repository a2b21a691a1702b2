import { drawBody } from '../../bodies/drawBody.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';

/** Has somebody look at what is before them, the hands free for it. */
export function lookDown(company: Company, from: Actor): void {
  const { isTurned: _isTurned, hands: _hands, ...rest } = from.request;
  const request = { ...rest, looksDown: true as const };
  company.embody(from, { body: drawBody(request), request }, { moves: (part) => part, isOver: false });
}
