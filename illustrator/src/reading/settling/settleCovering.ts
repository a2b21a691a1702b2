import { hasInside } from '../../things/parts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Draft } from '../Draft.ts';
import { COVERED } from '../languages/deedWords.ts';

/**
 * What something is covered with is seen all over it: seaweed on an anchor, roses on a gate; snow lies on it, in a landscape of
 * that.
 */
export function settleCovering(draft: Draft): void {
  for (let at = 0; at < draft.words.length; at += 1) coverBy(draft, at);
  for (const { looks } of draft.things) {
    if (looks.pattern !== 'snowy') continue;
    draft.weather.add('snow');
    draft.home ??= 'snow';
  }
}

/** "an anchor covered in seaweed". */
function coverBy(draft: Draft, at: number): void {
  const word = draft.words[at];
  if (word?.meaning.as !== 'relation' || !COVERED.test(word.text)) return;
  const host = draft.relations[word.meaning.relation]?.to;
  const thing = draft.things[host ?? -1];
  const record = draft.record(host);
  if (host === undefined || thing === undefined || record === undefined || draft.isBeing(host)) return;
  const covers = draft.relations.filter(({ kind, from, to }) => kind === 'in' && to === host && from > host);
  const keys = covers.flatMap(({ from }) => draft.things[from]?.key ?? []);
  const isSmaller = covers.every(({ from }) => !draft.isBeing(from) && from !== host);
  if (keys.length === 0 || !isSmaller) return;
  // "a basket covered with a cloth" is no basket with many; ivy and stars are all over a house and a box.
  const isStrewn = covers.every(({ from }) => STREWN.has(draft.record(from)?.kind ?? 'object'));
  if (hasInside(record) && !isStrewn) return;
  thing.looks.cover = keys;
  word.meaning = { as: 'look', thing: host, look: 'cover' };
  // "a box covered with stars with a cat inside": what is said of the cover is of what is covered.
  for (const relation of draft.relations)
    if (relation.from !== host && covers.some(({ from }) => from === relation.to)) relation.to = host;
  for (const index of covers.map(({ from }) => from).sort((a, b) => b - a))
    draft.removeThing(index, { as: 'look', thing: host, look: 'cover' });
}

const STREWN: ReadonlySet<Kind> = new Set<Kind>(['plant', 'symbol', 'sky']);
