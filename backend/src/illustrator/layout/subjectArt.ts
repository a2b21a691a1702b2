import type { Art } from '../art/art.ts';
import { type ArtCategory, CATALOGUE } from '../art/catalogue.ts';
import type { IconSource } from '../art/iconExtract.ts';
import { PARTS } from '../parts/drawPart.ts';
import { HATS_BY_KEY, OUTFITS } from '../parts/figure/outfit.ts';
import { HEADS_ONLY, withSittingBody } from '../parts/sittingBody.ts';
import type { SubjectRequest } from '../scene.ts';
import { withHat, withHeld, withSmile } from './embellish.ts';

/** Draws a subject as its attributes say; undefined when there is no art for it. `variant` is any whole number. */
export function drawSubject(subject: SubjectRequest, variant: number, icons: IconSource): Art | undefined {
  const { attributes } = subject;
  const held = attributes.holding.map((key) => drawPlain(key, icons)).find((art) => art !== undefined);
  const part = PARTS[subject.art];
  const isFigure = OUTFITS[subject.art] !== undefined;
  let art = part
    ? part({ attributes, variant, ...(held && isFigure ? { held } : {}) })
    : drawIcon(subject.art, variant, icons);
  if (!art) return undefined;
  const category = CATALOGUE.get(subject.art)?.category ?? 'object';
  if (attributes.smiling && !part && FACELESS.has(category)) art = withSmile(art);
  for (const worn of attributes.wearing) {
    if (isFigure && HATS_BY_KEY[worn]) continue;
    const hat = drawPlain(worn, icons);
    if (hat && HATS.has(worn)) art = withHat(art, hat, HEADS[subject.art] ?? { x: 0.5, y: 0.1, width: 0.5 });
    else if (hat) art = withHeld(art, hat);
  }
  return held && !isFigure ? withHeld(art, held) : art;
}

/** The icon itself, another of the same thing, or the head that it is on a body. */
function drawIcon(key: string, variant: number, icons: IconSource): Art | undefined {
  const choices = LOOKALIKES[key] ?? [key];
  const name = choices[variant % choices.length] ?? key;
  const icon = icons(name);
  return icon && HEADS_ONLY.has(name) ? withSittingBody(name, icon, variant % 2 === 0) : icon;
}

function drawPlain(key: string, icons: IconSource): Art | undefined {
  return PARTS[key]?.({ attributes: { wearing: [], holding: [] }, variant: 0 }) ?? icons(key);
}

/** Kinds whose icons have no face of their own. */
const FACELESS: ReadonlySet<ArtCategory> = new Set([
  'food',
  'object',
  'plant',
  'building',
  'vehicle',
  'symbol',
  'sky',
  'boat',
  'aircraft',
  'spacecraft',
]);

const HATS = new Set([
  'top-hat',
  'crown',
  'womans-hat',
  'billed-cap',
  'graduation-cap',
  'rescue-workers-helmet',
  'military-helmet',
  'ribbon',
]);

/** Icons that show the same thing in another way. */
const LOOKALIKES: Readonly<Record<string, readonly string[]>> = {
  cat: ['cat', 'cat', 'cat-face', 'black-cat'],
  dog: ['dog', 'dog', 'dog-face'],
  rabbit: ['rabbit', 'rabbit-face'],
  pig: ['pig', 'pig', 'pig-face'],
  cow: ['cow', 'cow', 'cow-face'],
  mouse: ['mouse', 'mouse-face'],
  monkey: ['monkey', 'monkey', 'monkey-face'],
  tiger: ['tiger', 'tiger', 'tiger-face'],
  fish: ['fish', 'tropical-fish'],
  automobile: ['automobile', 'sport-utility-vehicle'],
  house: ['house', 'house-with-garden'],
  chicken: ['rooster'],
  'baby-chick': ['baby-chick', 'front-facing-baby-chick'],
};

/** Where icons have their heads: middle and top as fractions of the box, and the head's width. */
const HEADS: Readonly<Record<string, { x: number; y: number; width: number }>> = {
  cat: { x: 0.3, y: 0.16, width: 0.36 },
  dog: { x: 0.4, y: 0.06, width: 0.42 },
  rabbit: { x: 0.3, y: 0.2, width: 0.34 },
  bear: { x: 0.5, y: 0.14, width: 0.5 },
  'teddy-bear': { x: 0.5, y: 0.08, width: 0.42 },
  penguin: { x: 0.42, y: 0.05, width: 0.34 },
  owl: { x: 0.5, y: 0.12, width: 0.5 },
  frog: { x: 0.5, y: 0.14, width: 0.46 },
  pig: { x: 0.24, y: 0.2, width: 0.32 },
  elephant: { x: 0.35, y: 0.06, width: 0.36 },
  lion: { x: 0.26, y: 0.1, width: 0.36 },
  horse: { x: 0.2, y: 0.08, width: 0.24 },
  duck: { x: 0.28, y: 0.06, width: 0.34 },
  fox: { x: 0.3, y: 0.2, width: 0.34 },
  mouse: { x: 0.24, y: 0.3, width: 0.26 },
  snowman: { x: 0.5, y: 0.1, width: 0.36 },
};
