import type { Way } from '../company/Company.ts';
import { faceOf, fitTo, put } from './carry.ts';
import type { Meeting } from './rule.ts';

/** How large a ball is beside who dives for it at most, as a share of that one. */
const BALL = 0.29;
/** So far beyond the hands its middle is, as shares of its radius: they are at its rim. */
const BEYOND = [0.45, 0.6, 0.3, 0.8];

/** In both hands of who lies in the air, beyond the head: they are before its rim. */
export function holdAhead({ company, from, to }: Meeting): boolean {
  const [face, ball] = [faceOf(company, from), company.groupBox(to)];
  const head = { x: (face.left + face.right) / 2, y: (face.top + face.bottom) / 2 };
  const [left, right] = [company.point(from, 'leftHand'), company.point(from, 'rightHand')];
  const hands = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const ahead = Math.atan2(hands.y - head.y, hands.x - head.x);
  const factor = fitTo(to, from, BALL);
  const r = (factor * (ball.right - ball.left)) / 2;
  const ways = BEYOND.map((far): Way => {
    const at = { x: hands.x + far * r * Math.cos(ahead), y: hands.y + far * r * Math.sin(ahead) };
    return { ...put(ball, at, factor), layer: 'behind' };
  });
  return company.join(to, from, ways);
}
