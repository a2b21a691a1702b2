import { type Box, placeAt } from '../../page.ts';
import { mandala } from '../../parts/mandala.ts';
import { mandalaRings, NARROW_CORE, WIDE_CORE } from '../../parts/mandalaRings.ts';
import { heart } from '../../parts/symbols.ts';
import type { Random } from '../../Random.ts';
import type { Actor } from '../company/Actor.ts';
import type { Piece } from '../Placement.ts';

/**
 * Draws things into a round pattern: the first one in its middle, the others (or, where there are many of one, all of
 * them) in a ring around it.
 */
export function paintMandala(actors: readonly Actor[], content: Box, random: Random): Piece[] {
  const subjects = actors.filter(({ record }) => record.key !== 'mandala');
  const variant = random.below(1000);
  const [first, ...others] = subjects;
  const isMany = others.length > 0 && others.every((one) => one.thing === first?.thing);
  const around = isMany && first ? [first, ...others] : others;
  // One drawing of each kind, so that what faces each other in the ring is the same.
  const motifs = around
    .filter((one, index) => around.findIndex(({ thing }) => thing === one.thing) === index)
    .map(({ body }) => body.art);
  const center = { x: (content.left + content.right) / 2, y: (content.top + content.bottom) / 2 };
  const isWide = first !== undefined && others.length === 0;
  const rings = mandalaRings(motifs, variant, isWide);
  const room = { width: content.right - content.left - 16, height: content.bottom - content.top };
  const scale = Math.min(1, room.width / rings.width, room.height / rings.height);
  const foot = center.y + (rings.height * scale) / 2;
  const isRound = isMany || !first;
  const core = isRound ? mandala(variant) : first.body.art;
  const radius = (isWide ? WIDE_CORE : NARROW_CORE) * scale;
  const fit = isRound
    ? (2 * radius * 0.9) / core.width
    : (2 * radius * 0.86) / Math.hypot(core.width, core.height);
  const shown = first && !isRound ? { thing: first.thing, copy: first.copy } : {};
  const corner = heart(false, 1);
  return [
    { ...placeAt(rings, { x: center.x, foot, scale }), role: 'subject' },
    {
      ...placeAt(core, { x: center.x, foot: center.y + core.height * fit * (core.ground - 0.5), scale: fit }),
      role: 'subject',
      ...shown,
    },
    ...[content.left + 70, content.right - 70].flatMap((x) =>
      [content.top + 120, content.bottom].map(
        (y): Piece => ({ ...placeAt(corner, { x, foot: y, scale: 0.62 }), role: 'filler' }),
      ),
    ),
  ];
}
