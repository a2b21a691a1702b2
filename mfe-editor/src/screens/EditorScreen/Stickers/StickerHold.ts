import type { Point } from '../../../engine/stroke.ts';
import { isPalm, type PointerInput } from '../../../state/Gestures.ts';
import { facing, moved, pinched, pulled, type StickerPlace } from './stickerPlace.ts';

/** What a hand does with a sticker, by what it took hold of. */
const DRAGS = {
  whole: (place: StickerPlace, from: Point, to: Point) => moved(place, to.x - from.x, to.y - from.y),
  corner: pulled,
  top: (place: StickerPlace, _from: Point, to: Point) => facing(place, to),
} as const;

export type Grip = keyof typeof DRAGS;
/** A pointer, at a point of the page. */
export type HoldInput = Pick<PointerInput, 'id' | 'type' | 'contactPx'> & Point;

/** Whatever holds a sticker: a pointer that drags it, or two fingers that size and turn it. Points are the page's. */
export class StickerHold {
  readonly #at = new Map<number, Point>();
  #isTouch = false;
  /** Where the sticker comes by the pointers' places; null once one of two has gone: the other does nothing then. */
  #follow: ((at: readonly Point[]) => StickerPlace) | null = null;

  get isHeld(): boolean {
    return this.#at.size > 0;
  }

  /** Takes hold of a sticker; false if another pointer has it, or a palm touches it. */
  take(input: HoldInput, grip: Grip, place: StickerPlace): boolean {
    if (this.isHeld || isPalm(input)) return false;
    this.#at.set(input.id, input);
    this.#isTouch = input.type === 'touch';
    this.#follow = ([to]) => DRAGS[grip](place, input, to ?? input);
    return true;
  }

  /** A second finger ends the drag of the first; false if this is none. */
  join(input: HoldInput, place: StickerPlace): boolean {
    const [first, ...others] = this.#at.values();
    const isFinger = this.#isTouch && input.type === 'touch' && !isPalm(input);
    if (!first || others.length > 0 || !this.#follow || !isFinger) return false;
    this.#at.set(input.id, input);
    this.#follow = ([a, b]) => pinched(place, [first, input], [a ?? first, b ?? input]);
    return true;
  }

  /** Where the sticker comes by this; null if it stays. */
  move(id: number, to: Point): StickerPlace | null {
    if (!this.#at.has(id) || !this.#follow) return null;
    this.#at.set(id, to);
    return this.#follow([...this.#at.values()]);
  }

  letGo(id: number): void {
    if (this.#at.delete(id)) this.#follow = null;
  }
}
