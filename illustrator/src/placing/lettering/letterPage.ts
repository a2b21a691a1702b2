import { CONTENT } from '../../page.ts';
import { tableTop } from '../../parts/land.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Scene } from '../../reading/Scene.ts';
import type { Piece } from '../Placement.ts';
import { areInitials, type LaidLetters, layLetters } from './layLetters.ts';
import { looseTexts } from './letterOn.ts';

interface LetteredPage {
  letters: LaidLetters;
  /** The letters as they are painted, under pictures on a board. */
  lettered: Piece[];
  /** Set where pictures are all around the letters. */
  isAmid: boolean;
  /** Set where the letters are what the page is about: it has no place. */
  isSheet: boolean;
}

/** What is lettered on a page of its own accord, and not on a thing of it. */
export function letterPage(scene: Scene, hasPictures: boolean): LetteredPage {
  const texts = looseTexts(scene);
  const isAmid =
    scene.textAt === 'amid' && hasPictures && scene.relations.every(({ kind }) => kind === 'wear');
  const letters = layLetters(texts, !hasPictures ? 'none' : isAmid ? 'around' : 'above');
  const lettered = letters.placed.map((one): Piece => ({ role: 'subject', ...one }));
  if (lettered.length > 0 && letters.top < CONTENT.bottom && hasPictures && !isAmid)
    lettered.unshift({ art: tableTop(letters.top), to: AS_IS, keepSmall: true, role: 'scenery' });
  return { letters, lettered, isAmid, isSheet: isAmid || areInitials(texts) };
}
