import type { CatalogueEntry } from '../art/catalogue.ts';
import type { PlacedArt } from '../lines/paintArt.ts';
import type { Standing } from './arrange.ts';
import { boxAt } from './page.ts';

/** A row of waves: everything with a smaller `top` is behind it. */
export interface WaveRow {
  top: number;
  placed: PlacedArt;
}

/** How much of a thing is under water where there is some, as a fraction of its height. */
export function draughtOf(entry: CatalogueEntry | undefined): number {
  if (!entry) return 0;
  return DRAUGHTS[entry.key] ?? (entry.category === 'boat' ? 0.12 : entry.category === 'swimmer' ? 0.34 : 0);
}

/** Whether a thing belongs in the water rather than on the bank. */
export function isAfloat(entry: CatalogueEntry | undefined): boolean {
  return draughtOf(entry) > 0;
}

const DRAUGHTS: Readonly<Record<string, number>> = {
  duck: 0.24,
  swan: 0.2,
  goose: 0.3,
  turtle: 0.3,
  otter: 0.3,
  beaver: 0.3,
  seal: 0.25,
  hippopotamus: 0.4,
  crocodile: 0.12,
  whale: 0.24,
  'spouting-whale': 0.2,
  narwhal: 0.24,
  'lily-pad': 0.12,
  lotus: 0.2,
  'pirate-ship': 0.14,
  sailboat: 0.06,
  canoe: 0.3,
  submarine: 0.4,
  'man-swimming': 0.2,
  'woman-swimming': 0.2,
  'person-swimming': 0.2,
  'man-surfing': 0.12,
  'woman-surfing': 0.12,
  'person-surfing': 0.12,
  'man-rowing-boat': 0.14,
  'woman-rowing-boat': 0.14,
  'person-rowing-boat': 0.14,
  'ring-buoy': 0.4,
  mermaid: 0.3,
};

/** Lowers things into the water so that a row of waves crosses each at its waterline; answers them with their layer. */
export function setAfloat(standing: readonly Standing[], rows: readonly WaveRow[]): Standing[] {
  return standing.map((one) => {
    const depth = one.instance.draught * one.scale;
    const level = one.foot - depth;
    const near = [...rows].sort((a, b) => Math.abs(a.top - level) - Math.abs(b.top - level))[0];
    if (!near) return one;
    const foot = near.top + 8 + depth;
    const at = { x: one.x, foot, scale: one.scale };
    return { ...one, foot, layer: near.top - 1, box: boxAt(one.instance.art, at) };
  });
}
