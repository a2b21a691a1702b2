import { buildOf, hasNoHands, isWinged } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import { isWordForPair } from '../isWordForPair.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** "a dog fetching a stick", "a wolf carrying her pup": what has no hands has it in its mouth or its beak. */
export function takeInMouth(
  { draft }: Sentence,
  byMouth: NonNullable<VerbRecord['byMouth']>,
  { doers, objects }: { doers: readonly number[]; objects: readonly number[] },
): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [doer, whole] = [draft.record(from), draft.record(to)];
    // Of a branch a twig is taken.
    const thing = whole?.inHand === undefined ? whole : draft.recordOf(whole.inHand);
    if (kind !== 'hold' || !doers.includes(from) || !objects.includes(to)) continue;
    if (hasNoHands(doer) && (byMouth === true || isFound(doer, thing))) relation.at = 'mouth';
  }
}

/** Whether an animal finds it where it lives, and carries it as animals do: a basket is in an arm, as in tales. */
function isFound(doer: Thing | undefined, thing: Thing | undefined): boolean {
  if (doer === undefined || thing === undefined || doer.parts?.includes('trunk')) return false;
  const isAlive = ANIMALS.has(thing.kind);
  if (thing.size > (isAlive ? MOST_ALIVE : MOST) * doer.size) return false;
  // A young one in a pouch is in no mouth.
  if (isAlive) return buildOf(doer)?.front !== 'pouch';
  if (thing.kind === 'food') return isWinged(doer);
  return thing.kind === 'plant' || thing.uses?.includes('thrown') === true;
}

const ANIMALS: ReadonlySet<string> = new Set(['animal', 'swimmer', 'flier']);
/** The largest that is carried in a mouth, as a share of who carries it; young ones are as large as the old by their records. */
const MOST_ALIVE = 1;
const MOST = 6;

/** "a heron with a fish", "an owl flying with a mouse", "a dog with a sock": what comes along with an animal that hunts it, flies or plays with it is carried. */
export function isPrey({ draft }: Sentence, host: number | undefined, index: number): boolean {
  const [hunter, prey] = [draft.record(host), draft.record(index)];
  const [flier, thing] = [draft.things[host ?? -1], draft.things[index]];
  if (hunter === undefined || prey === undefined || thing?.count !== 1 || flier?.count !== 1) return false;
  if (prey.pluralForOne && prey.worn === 'feet') return hasNoHands(hunter) && !isWordForPair(thing.words);
  if (prey.size > MOST_PREY * hunter.size) return false;
  const isFish = prey.kind === 'swimmer' && hunter.kind !== 'swimmer' && hunter.kind !== 'person';
  const isBorne = isWinged(hunter) && (prey.key === WORM || (flier.pose === 'fly' && BORNE.has(prey.kind)));
  return isFish ? hunter.kind === 'animal' || isWinged(hunter) : isBorne;
}

const MOST_PREY = 0.8;
const WORM = 'worm';
const BORNE: ReadonlySet<string> = new Set(['animal', 'swimmer', 'plant']);
