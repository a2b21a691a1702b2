import { artData } from '../art/artData.ts';
import type { Language } from '../reading/languages/LanguageWords.ts';
import type { Drawing, Kind } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import { STICKER_STYLE } from './drawSticker.ts';

/** What stickers are sorted by. */
export type StickerGroup =
  | 'animals'
  | 'fliers'
  | 'swimmers'
  | 'plants'
  | 'food'
  | 'things'
  | 'vehicles'
  | 'places'
  | 'sky';

/** A thing that makes a good sticker. */
export interface Sticker {
  key: string;
  group: StickerGroup;
  /** Its plainest name in the singular, as the record has it. */
  names: Record<Language, string>;
}

/**
 * What stands alone as one clear thing: it has a single word in every language, a picture that is no mere part of another
 * one, and, where it is an object, a use. Kinds that are nothing alone, as a face or an arm, have no group.
 */
export function listStickers(): Sticker[] {
  const found = [...artData().things.all()].flatMap((thing) => {
    const group = GROUPS[thing.kind];
    const names = namesOf(thing);
    return group && names && isClear(thing) ? [{ key: thing.key, group, names }] : [];
  });
  const singular = new Set(found.map(({ names }) => names.en));
  return found.filter(({ names }) => !singular.has(names.en.replace(/s$/, '')) || !names.en.endsWith('s'));
}

/** What all stickers are drawn from, as text: another one where a picture may be another one. */
export function stickersSource(stickers: readonly Sticker[]): string {
  const { things, iconsVersion, svg } = artData();
  const drawings = stickers.map(({ key }) => {
    const drawing = things.get(key)?.drawing;
    const picture = drawing !== undefined && 'svg' in drawing ? svg(drawing.svg) : undefined;
    return JSON.stringify([key, drawing, picture]);
  });
  return [STICKER_STYLE, iconsVersion(), ...drawings].join('\n');
}

const GROUPS: Partial<Record<Kind, StickerGroup>> = {
  animal: 'animals',
  flier: 'fliers',
  swimmer: 'swimmers',
  plant: 'plants',
  food: 'food',
  clothes: 'things',
  object: 'things',
  furniture: 'things',
  symbol: 'things',
  vehicle: 'vehicles',
  boat: 'vehicles',
  aircraft: 'vehicles',
  spacecraft: 'vehicles',
  building: 'places',
  sky: 'sky',
};

const ANIMALS: ReadonlySet<Kind> = new Set(['animal', 'flier', 'swimmer']);

/** Whether it is one thing by itself whose picture everybody knows, as its record says or as its drawing tells. */
function isClear(thing: Thing): boolean {
  if (thing.like !== undefined || thing.pluralForOne) return false;
  if (thing.kind === 'object' && thing.uses === undefined) return false;
  return thing.sticker ?? (isIcon(thing.drawing) || (ANIMALS.has(thing.kind) && thing.poses !== undefined));
}

/** Whether a picture is one that everybody knows: an icon, or what the first pages were drawn of. */
function isIcon(drawing: Drawing | undefined): boolean {
  return drawing !== undefined && ('noto' in drawing || 'code' in drawing);
}

/** The first name in each language, without its plural; undefined where one of them takes several words. */
function namesOf({ names }: Thing): Sticker['names'] | undefined {
  const first = (language: Language) => names[language][0]?.split('/')[0] ?? '';
  const all = { en: first('en'), es: first('es'), fr: first('fr'), de: first('de') };
  return Object.values(all).every((name) => name !== '' && !name.includes(' ')) ? all : undefined;
}
