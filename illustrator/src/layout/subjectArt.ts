import type { AreaItem, Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { catalogue } from '../art/catalogue.ts';
import type { IconSource } from '../art/iconExtract.ts';
import type { ArtCategory } from '../art/kinds.ts';
import { drawBody } from '../bodies/drawBody.ts';
import { PARTS } from '../parts/drawPart.ts';
import type { HeldThing } from '../parts/figure/extras.ts';
import { HATS_BY_KEY, OUTFITS } from '../parts/figure/outfit.ts';
import type { SubjectRequest } from '../scene.ts';
import { ownArt } from '../things/ownArt.ts';
import { withAction, withHeld, withSmile, withTear, withWings } from './embellish.ts';
import { HELD_HIGH, poseChoices, posed, withHeldBetweenPaws } from './poses.ts';
import { GLASSES, withWorn } from './wear.ts';

/** Draws a subject as its attributes say; undefined when there is no art for it. `variant` is any whole number. */
export function drawSubject(subject: SubjectRequest, variant: number, icons: IconSource): Art | undefined {
  const drawnAs = namesake(subject.art, icons);
  if (drawnAs !== undefined) return drawSubject({ ...subject, art: drawnAs }, variant, icons);
  const figure = figureOf(subject, variant);
  if (figure !== undefined) return figure;
  const { attributes } = subject;
  const held = attributes.holding
    .map((key) => ({ key, art: drawPlain(key, icons) }))
    .find((one): one is HeldThing => one.art !== undefined);
  const part = PARTS[subject.art];
  const isFigure = OUTFITS[subject.art] !== undefined;
  let art = part
    ? part({ attributes, variant, ...(held && isFigure ? { held } : {}) })
    : drawIcon(subject, variant, icons);
  if (!art) return undefined;
  const category = catalogue().get(subject.art)?.category ?? 'object';
  if (attributes.sad && !part) art = withTear(art);
  const needsFace = attributes.smiling || attributes.wearing.some((key) => GLASSES.has(key));
  if (needsFace && !part && FACELESS.has(category)) art = withSmile(art);
  for (const key of attributes.wearing) {
    if (BELONGS[subject.art]?.has(key) || (isFigure && isDrawnByFigure(key))) continue;
    if (key === 'wing') {
      if (!isFigure) art = withWings(art);
      continue;
    }
    const worn = drawPlain(key, icons);
    if (worn) art = (isFigure ? undefined : withWorn(art, key, worn)) ?? withHeld(art, worn);
  }
  const isOverSomething = subject.relation?.kind === 'over' || subject.relation?.kind === 'climb';
  if (!isFigure && !isOverSomething) art = withAction(art, attributes.action);
  if (!held || isFigure || BELONGS[subject.art]?.has(held.key)) return art;
  return art.neck ? withHeldBetweenPaws(art, held.art, HELD_HIGH.has(held.key)) : withHeld(art, held.art);
}

/** A person whose clothes stand in its record alone. */
function figureOf({ art: key, attributes }: SubjectRequest, variant: number): Art | undefined {
  const drawing = artData().things.get(key)?.drawing;
  if (drawing === undefined || !('figure' in drawing) || PARTS[key]) return undefined;
  return drawBody({ key, looks: {}, wears: attributes.wearing, variant }).art;
}

/** The icon's name where a thing has neither a part nor an icon of its own key: a kitten's is the cat. */
function namesake(key: string, icons: IconSource): string | undefined {
  const drawing = artData().things.get(key)?.drawing;
  if (drawing === undefined || !('noto' in drawing) || drawing.noto === key) return undefined;
  return PARTS[key] || icons(key) ? undefined : drawing.noto;
}

/** What a picture has of itself. */
const BELONGS: Readonly<Record<string, ReadonlySet<string>>> = {
  snowman: new Set(['scarf', 'top-hat', 'carrot']),
  'birthday-cake': new Set(['candle']),
  'ice-cream-cone': new Set(['scoop']),
  firefighter: new Set(['hose']),
};

function isDrawnByFigure(key: string): boolean {
  return (
    HATS_BY_KEY[key] !== undefined || ['glasses', 'goggles', 'sunglasses', 'scarf', 'wing'].includes(key)
  );
}

/** The icon itself, another of the same thing, or the head that it is on a body. */
function drawIcon(
  { art: key, attributes }: SubjectRequest,
  variant: number,
  icons: IconSource,
): Art | undefined {
  const { action, holding, wearing } = attributes;
  const own = ownArt(key);
  if (own) return own.art;
  const all = LOOKALIKES[key] ?? [key];
  const front = all.filter((name) => name.endsWith('-face'));
  const choices = wearing.length > 0 && front.length > 0 ? front : poseChoices(all, action);
  const name = choices[variant % choices.length] ?? key;
  const icon = icons(name);
  const loose = LOOSE_ITEMS[name];
  if (icon && loose)
    return { ...icon, items: icon.items.map((item, index) => (loose.has(index) ? NOTHING : item)) };
  const isWaving = holding.length > 0 ? HELD_HIGH.has(holding[0] ?? '') : variant % 2 === 0;
  return icon && posed(name, icon, { action, isWaving });
}

/** Stars and bubbles around an icon, which are the page's own to add, by their place among its items. */
const LOOSE_ITEMS: Readonly<Record<string, ReadonlySet<number>>> = {
  lighthouse: new Set([1, 8, 9, 10, 13, 15]),
};

const NOTHING: AreaItem = { kind: 'area', rings: [], area: 0, breadth: 0, mergeInto: -1 };

function drawPlain(key: string, icons: IconSource): Art | undefined {
  return (
    PARTS[key]?.({ attributes: { wearing: [], holding: [] }, variant: 0 }) ?? ownArt(key)?.art ?? icons(key)
  );
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
