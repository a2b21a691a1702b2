import type { ReadWord } from './Scene.ts';

/** A setting by its key, and the word that names it; an occasion's has none of its own. */
export interface NamedSetting {
  readonly setting: string;
  readonly slot?: ReadWord;
  /** Set where what is named before is over it. */
  isOver?: true;
  /** Set where one goes from one side of it to the other. */
  isCrossed?: true;
  /** Set where the waves of a sea are named. */
  isSurface?: true;
}
