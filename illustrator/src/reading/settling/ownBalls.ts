import { isBall } from '../../things/isBall.ts';
import type { Draft } from '../Draft.ts';
import { BALL } from '../languages/surfaceWords.ts';

/** "a football player throwing the ball": what is only called a ball is the one that its player has. */
export function ownBalls(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [player, ball] = isBall(draft.record(to)) ? [from, to] : [to, from];
    const thing = draft.things[ball];
    const own = draft.record(player)?.holds?.find((key) => isBall(draft.recordOf(key)));
    if (thing === undefined || own === undefined || !isBall(draft.record(ball)) || !BALL.test(thing.words))
      continue;
    thing.key = own;
    // "running with the ball": in the hands.
    if (kind === 'next-to' && player === to) holdIt(draft, player, ball);
  }
}

function holdIt(draft: Draft, player: number, ball: number): void {
  const relation = draft.relations.find(
    ({ kind, from, to }) => kind === 'next-to' && from === ball && to === player,
  );
  if (relation) Object.assign(relation, { kind: 'hold', from: player, to: ball });
}
