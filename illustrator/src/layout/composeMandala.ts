import type { PlacedArt } from '../lines/paintArt.ts';
import { mandala } from '../parts/creatures.ts';
import { mandalaRings, NARROW_CORE, WIDE_CORE } from '../parts/mandalaRings.ts';
import { heart } from '../parts/symbols.ts';
import type { Group } from './instances.ts';
import { type Box, placeAt } from './page.ts';
import type { Random } from './Random.ts';

/**
 * Draws the page's subjects into a round pattern: the first one in its middle, the others (or, where there are many of
 * one, all of them) in a ring around it.
 */
export function composeMandala(groups: readonly Group[], content: Box, random: Random): PlacedArt[] {
  const subjects = groups.filter(({ subject }) => subject.art !== 'mandala');
  const variant = random.below(1000);
  const [first, ...others] = subjects.flatMap(({ instances }) => instances);
  const isMany = subjects.length === 1 && others.length > 0;
  const motifs = (isMany && first ? [first, ...others] : others).map(({ art }) => art);
  const center = { x: (content.left + content.right) / 2, y: (content.top + content.bottom) / 2 };
  const isWide = first !== undefined && subjects.length + others.length === 1;
  const rings = mandalaRings(motifs, variant, isWide);
  const room = { width: content.right - content.left - 16, height: content.bottom - content.top };
  const scale = Math.min(1, room.width / rings.width, room.height / rings.height);
  const placed = [
    placeAt(rings, {
      x: center.x,
      foot: center.y + (rings.height * scale) / 2,
      scale,
      role: 'subject',
    }),
  ];
  const isRound = isMany || !first;
  const core = isRound ? mandala(variant) : first.art;
  const radius = (isWide ? WIDE_CORE : NARROW_CORE) * scale;
  const fit = isRound
    ? (2 * radius * 0.9) / core.width
    : (2 * radius * 0.86) / Math.hypot(core.width, core.height);
  placed.push(
    placeAt(core, {
      x: center.x,
      foot: center.y + core.height * fit * (core.ground - 0.5),
      scale: fit,
      role: 'subject',
    }),
  );
  const corner = heart(false, 1);
  for (const x of [content.left + 70, content.right - 70])
    for (const y of [content.top + 130, content.bottom + 10])
      placed.push(placeAt(corner, { x, foot: y - 10, scale: 0.62, role: 'filler' }));
  return placed;
}
