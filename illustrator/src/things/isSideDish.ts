import type { Thing } from './Things.ts';

/** Whether food comes in a vessel of its own, or is as large as what it comes with: it stands beside a plate or other food, and not on it. */
export function isSideDish({ kind, served, size, places, hollow, uses = [] }: Thing, host: Thing): boolean {
  const isFilled = uses.includes('drunk') || uses.includes('poured-into') || hollow === true;
  const isVessel = isFilled || places?.inside !== undefined || places?.handle !== undefined;
  if (host.kind !== 'food')
    return isVessel && host.flat === true && host.uses?.includes('eaten-from') === true;
  return isVessel || (kind === 'food' && served === true && size > LARGE * host.size);
}

const LARGE = 0.7;
