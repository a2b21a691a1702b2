import { moved, type StickerPlace, sized, turned } from './stickerPlace.ts';

/** Page pixels that an arrow key moves, and with Shift. */
const NEAR = 10;
const FAR = 60;
const GROWTH = 1.15;
const TURN = 15;

const STEPS = {
  left: (place: StickerPlace, reach: number) => moved(place, -reach, 0),
  right: (place: StickerPlace, reach: number) => moved(place, reach, 0),
  up: (place: StickerPlace, reach: number) => moved(place, 0, -reach),
  down: (place: StickerPlace, reach: number) => moved(place, 0, reach),
  bigger: (place: StickerPlace) => sized(place, GROWTH),
  smaller: (place: StickerPlace) => sized(place, 1 / GROWTH),
  turnLeft: (place: StickerPlace) => turned(place, -TURN),
  turnRight: (place: StickerPlace) => turned(place, TURN),
} as const;

/** What a key or a button does with a sticker in its frame. */
export type StickerStep = keyof typeof STEPS;

export function stepped(place: StickerPlace, step: StickerStep, isFar = false): StickerPlace {
  return STEPS[step](place, isFar ? FAR : NEAR);
}

/**
 * Whether a press is a shortcut of the browser. Many layouts type brackets with Option or AltGr, which Windows tells as
 * Ctrl and Alt.
 */
export function isShortcut(press: Press): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  const isTyped = key.length === 1 && (altKey || press.getModifierState('AltGraph'));
  return metaKey || (!isTyped && (ctrlKey || altKey));
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** The step of a key; undefined for any other one. */
export function stepOfKey(key: string): StickerStep | undefined {
  return KEYS[key];
}

const KEYS: Readonly<Record<string, StickerStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'bigger',
  '=': 'bigger',
  '-': 'smaller',
  '[': 'turnLeft',
  ']': 'turnRight',
};
