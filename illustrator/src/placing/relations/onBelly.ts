import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { faceOf, fitTo, inHands, put } from './carry.ts';
import type { Meeting } from './rule.ts';

/** Whether somebody lies on the back, belly up. */
export function isOnBack({ request: { looks }, record }: Pick<Actor, 'request' | 'record'>): boolean {
  return looks.turned === 'over' && record.kind === 'animal';
}

/** How large what lies on a belly is, as shares of who has it, and how far from the face, as shares of the body's length. */
const SIZES = [0.34, 0.28];
const FROM_FACE = [0.24, 0.3, 0.18];

/** What an animal on its back has is on its belly, between its paws: a shell, a pup. */
export function putOnBelly(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [face, body] = [faceOf(company, from), company.box(from)];
  const isRight = face.left + face.right > body.left + body.right;
  const edge = isRight ? face.left : face.right;
  const y = (face.top + face.bottom) / 2;
  const ways = SIZES.flatMap((share) =>
    FROM_FACE.map((out): Way => {
      const x = edge + (isRight ? -1 : 1) * out * (body.right - body.left);
      return put(company.groupBox(to), { x, y }, fitTo(to, from, share));
    }),
  );
  return company.join(to, from, inHands(meeting, ways));
}
