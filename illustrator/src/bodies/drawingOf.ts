import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { PARTS } from '../parts/drawPart.ts';
import type { Looks } from '../reading/Scene.ts';
import { svgDrawing } from '../things/ownArt.ts';
import type { Build, Drawing } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import type { Places } from './Drawn.ts';
import type { SideHead } from './headed.ts';

/** A drawing of a record that is no figure, read. */
export interface Picture {
  art: Art;
  places: Places;
  /** Set where it is a head alone. */
  build?: Build;
  /** The same head from the side. */
  side?: SideHead;
  hasLargeEyes?: true;
}

/** Reads one drawing of a thing. Throws where what it names is not there. */
export function readDrawing(key: string, drawing: Drawing, variant = 0, looks: Looks = {}): Picture {
  if ('svg' in drawing) {
    return { ...svgDrawing(drawing.svg), ...headOf(drawing) };
  }
  if ('code' in drawing) {
    const art = PARTS[drawing.code]?.({ isSmiling: looks.mood === 'happy', variant });
    if (art === undefined) throw new Error(`${key}: nothing draws ${drawing.code}`);
    return { art, places: {} };
  }
  if ('figure' in drawing) throw new Error(`${key} is a figure`);
  const icon = artData().icons(drawing.noto);
  if (icon === undefined) throw new Error(`${key}: there is no icon ${drawing.noto}`);
  return {
    art: icon,
    places: {},
    ...headOf(drawing),
    ...(drawing.largeEyes ? { hasLargeEyes: true } : {}),
  };
}

/** What is known of a drawing that is a head. */
function headOf({ body, side }: { body?: Build | undefined; side?: string | undefined }): Partial<Picture> {
  return { ...(body ? { build: body } : {}), ...(side ? { side: svgDrawing(side) } : {}) };
}

/** The drawing for a variant, of a record and its alternatives. */
export function pickDrawing(thing: Thing, variant: number): Drawing {
  const all = [thing.drawing ?? { svg: thing.key }, ...(thing.alternatives ?? [])];
  return all[variant % all.length] ?? { svg: thing.key };
}

/** Whether a drawing is a head alone. */
export function isHead(drawing: Drawing): boolean {
  return 'body' in drawing && drawing.body !== undefined;
}
