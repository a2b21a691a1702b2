import type { Draft } from '../Draft.ts';
import { hasWindow } from '../sentence/doTo.ts';

/** "an airplane and people waving at the window": at one of its own, looking out. */
export function waveAtWindow(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isWaving = kind === 'face' && draft.things[from]?.pose === 'wave' && draft.isBeing(from);
    const isNamed = draft.words.some(
      ({ text, meaning }) => meaning.as === 'thing' && meaning.thing === to && WINDOW.test(text),
    );
    const isOfWhole = draft.things[to]?.key !== 'window' && hasWindow(draft.record(to));
    if (isWaving && isNamed && isOfWhole) relation.kind = 'look-out-of';
  }
}

const WINDOW = /^(?:windows?|ventanas?|ventanillas?|fenêtres?|fenster)$/i;
