import { type Art, weightOf } from '../art/art.ts';
import { artData, fromArt } from '../art/artData.ts';
import { Recent } from '../art/Recent.ts';
import { PARTS } from '../parts/drawPart.ts';
import { ownArt } from '../things/ownArt.ts';
import { STAGE_ART } from './stageArt.ts';

/** What stands or floats in a setting: a thing as it looks by itself, or a drawing of `STAGE_ART`. Throws where there is none. */
export function propArt(key: string, variant: number): Art {
  const name = `${key} ${variant}`;
  const known = props().get(name);
  if (known !== undefined) return known;
  const art = STAGE_ART[key]?.(variant) ?? thingArt(key, variant);
  if (art === undefined) throw new Error(`A setting has a ${key}, which nobody has drawn`);
  props().set(name, art);
  return art;
}

/** A stage is built once for each horizon that is tried, and has many of a kind. */
const props = fromArt(() => new Recent<Art>(MOST_KEPT, weightOf));
/** Bytes of pictures that a thread keeps. */
const MOST_KEPT = 2_000_000;

function thingArt(key: string, variant: number): Art | undefined {
  const { things, icons } = artData();
  const drawing = things.get(key)?.drawing;
  if (drawing === undefined || 'figure' in drawing) return undefined;
  if ('svg' in drawing) return ownArt(key)?.art;
  if ('noto' in drawing) return icons(drawing.noto);
  return PARTS[drawing.code]?.({ isSmiling: false, variant });
}
