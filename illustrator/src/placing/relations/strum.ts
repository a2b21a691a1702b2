import { apply } from '../../raster/LabelMap.ts';
import { boxOfPart, type Part, turned } from '../company/Actor.ts';
import { faceOf } from './carry.ts';
import { reachFor } from './reach.ts';
import type { Meeting } from './rule.ts';

/** How large what is strummed is beside who does it, the largest first; it lies turned by so much, in radians. */
const SIZES = [0.62, 0.54, 0.46, 0.4];
const LEVEL = 0.62;
/** Where it is strummed and where its neck may be held, as shares of its drawing. */
const SOUND = { x: 0.34, y: 0.68 };
const NECKS = [
  { x: 0.64, y: 0.3 },
  { x: 0.56, y: 0.42 },
  { x: 0.48, y: 0.54 },
];
/** How far down between chin and foot a hand strums. */
const DOWN = [0.3, 0.36, 0.44];

/** Across the belly, one hand at its strings and the other at its neck; false where no arms reach there. */
export function strum({ company, from, to }: Meeting): boolean {
  const [face, body] = [faceOf(company, from), company.box(from)];
  const { left, top, width, height } = to.body.art;
  const isMirrored = to.body.facing === 'left' && to.record.faces === 'right';
  const on = (part: Part, { x, y }: { x: number; y: number }) => {
    const [px, py] = apply(part.to, left + (isMirrored ? 1 - x : x) * width, top + y * height);
    return { x: px, y: py };
  };
  // Thick arms hide much of it.
  company.letHide(to);
  const restore = company.save();
  for (const share of SIZES) {
    const factor = Math.min(1, (share * from.size) / to.size);
    for (const down of DOWN) {
      const goal = {
        x: (face.left + face.right) / 2 - 0.05 * (body.right - body.left),
        y: face.bottom + down * (body.bottom - face.bottom),
      };
      const cut = (one: Part): Part => {
        const level = { ...one, to: turned(one.to, { x: 0, y: 0 }, LEVEL) };
        const at = on(level, SOUND);
        return {
          ...level,
          to: { ...level.to, e: level.to.e + goal.x - at.x, f: level.to.f + goal.y - at.y },
        };
      };
      const way = { x: 0, y: 0, factor, layer: 'before', isHeld: true, cut } as const;
      if (!company.join(to, from, [way])) continue;
      const part = company.partOf(to);
      const strings = on(part, SOUND);
      const box = boxOfPart(part);
      const isIn = box.bottom < body.bottom;
      // The arm to the neck is behind it.
      const isHeld =
        reachFor(company, from, { leftHand: strings }, { over: 'below' }) &&
        NECKS.some((neck) => reachFor(company, from, { rightHand: on(part, neck) }, { over: 'hands' }));
      if (isIn && isHeld) return true;
      restore();
    }
  }
  company.letHide(to, false);
  return false;
}
