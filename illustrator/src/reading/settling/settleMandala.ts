import type { Draft } from '../Draft.ts';

/** A mandala is the picture itself where nothing else is named, and the way of drawing it where something is. */
export function settleMandala(draft: Draft): void {
  const at = draft.things.findIndex(({ key }) => key === 'mandala');
  const isStyle = draft.styles.includes('mandala');
  if (at < 0 && !isStyle) return;
  if (!isStyle) draft.styles.push('mandala');
  if (at >= 0 && draft.things.length > 1) draft.removeThing(at, { as: 'style' });
  else if (at < 0 && draft.things.length === 0) {
    const word = draft.words.find(({ meaning }) => meaning.as === 'style');
    const thing = draft.addThing({ key: 'mandala', words: word?.text ?? 'mandala' });
    if (word !== undefined) word.meaning = { as: 'thing', thing };
  }
}
