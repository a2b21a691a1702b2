import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { PARTS } from '../parts/drawPart.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import { drop, flake } from '../parts/sky.ts';
import { ownArt } from '../things/ownArt.ts';
import { seaweed } from './land/plants.ts';

/** What stands or floats in a setting: a thing as it looks by itself, or something too small to be a thing. Throws where there is none. */
export function propArt(key: string, variant: number): Art {
  const art = SMALL_ART[key]?.(variant) ?? thingArt(key, variant);
  if (art === undefined) throw new Error(`A setting has a ${key}, which nobody has drawn`);
  return art;
}

function thingArt(key: string, variant: number): Art | undefined {
  const { things, icons } = artData();
  const drawing = things.get(key)?.drawing;
  if (drawing === undefined || 'figure' in drawing) return undefined;
  if ('svg' in drawing) return ownArt(key)?.art;
  if ('noto' in drawing) return icons(drawing.noto);
  return PARTS[drawing.code]?.({ attributes: { wearing: [], holding: [] }, variant });
}

const SMALL_ART: Readonly<Record<string, (variant: number) => Art>> = { bubble, drop, flake, seaweed };

/** A bubble with a glint. */
function bubble(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 40)], '#e6f6fd');
  sketch.line('M-24 -8 Q-22 -24 -8 -26', 0.8);
  return sketch.art();
}
