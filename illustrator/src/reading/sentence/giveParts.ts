import type { Kind, PartFamily } from '../../things/recordSchema.ts';
import type { Slot } from '../Draft.ts';
import type { Looks } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "a cone, silly face", "a pizza with legs", "shoes with wings": what has none is given them. A face smiles where nothing else is
 * said of it.
 */
export function giveParts(
  sentence: Sentence,
  part: PartFamily,
  { hosts, looks, slot }: { hosts: readonly number[]; looks: Looks; slot: Slot },
): void {
  const { draft, preposition } = sentence;
  const [thing] = hosts;
  if (thing === undefined || draft.isBeing(thing) || preposition?.preposition === 'without') return;
  if (part === 'face') {
    looks.mood ??= 'happy';
    slot.meaning = { as: 'look', thing, look: 'mood' };
    return;
  }
  if (doesItself(sentence)) return;
  const given = GIVEN.get(part);
  const { kind, uses = [] } = draft.record(thing) ?? {};
  if (uses.some((use) => use === 'sat-on' || use === 'sat-at')) return;
  // "arms and legs": the second without its own "with".
  const isSaid = preposition?.preposition === 'with' || draft.things[thing]?.looks.given === given;
  if (given === undefined || !isSaid || kind === undefined || !BARE.has(kind)) return;
  for (const host of hosts) Object.assign(draft.things[host]?.looks ?? {}, { given });
  slot.meaning = { as: 'look', thing, look: 'given' };
}

/** "two hands holding it", "legs sticking out of it": parts of somebody else, by what they do. */
function doesItself({ verbs, ...sentence }: Sentence): boolean {
  const next = sentence.lexemes[sentence.at + 1];
  const verb = next?.senses.find(({ kind }) => kind === 'verb');
  if (verb?.kind === 'verb') return [undefined, 'peek'].includes(verbs.get(verb.verb)?.pose);
  return next?.kind === 'unknown' && /ing$/.test(next.text);
}

const GIVEN: ReadonlyMap<PartFamily, NonNullable<Looks['given']>> = new Map([
  ['arm', 'limbs'],
  ['leg', 'limbs'],
  ['wing', 'wings'],
]);

/** Kinds on which limbs are seen to be put; the legs of tables and chairs are their own. */
const BARE: ReadonlySet<Kind> = new Set([
  ...(['food', 'object', 'plant', 'building', 'vehicle', 'symbol', 'sky', 'boat', 'clothes'] as const),
  'spacecraft',
]);
