import type { BodyRequest } from '../../bodies/Body.ts';
import type { Casting } from '../relations/rule.ts';

/** What its body is asked for by what it does: how many of a thing it bears, how it sits, what it hangs by. */
export function bodyFor({ counted, onSeat, byTail }: Casting): Partial<BodyRequest> {
  return {
    ...(counted ? { counted } : {}),
    ...(onSeat ? { onSeat } : {}),
    ...(byTail ? { byTail } : {}),
  };
}
