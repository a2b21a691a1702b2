import type { Draft } from '../Draft.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sense } from '../words/Sense.ts';
import { closeVerb } from './closeVerb.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** "an elephant family, the baby between its parents": elephants, as whose family was named; undefined for anyone else. */
export function memberOfFamily(
  sentence: Sentence,
  lexeme: Lexeme,
  { sense, modifiers }: { sense: ThingSense; modifiers: Modifiers },
): ThingSense | undefined {
  const { draft } = sentence;
  const [of] = familiesOf(draft);
  if (isAll(YOUNG, sense)) tellKindOfFamily(draft, of);
  const key = draft.things[of ?? -1]?.key;
  if (key === undefined || modifiers.determiner === 'a' || draft.grownOf(key) !== key) return undefined;
  const member = memberOf(draft, key, lexeme, sense);
  const isAside = sentence.joint === 'comma' && sentence.preposition === undefined;
  if (member !== undefined && isAside && sentence.subject.includes(of ?? -1)) {
    closeVerb(sentence);
    sentence.isNewSubject = true;
  }
  return member;
}

function memberOf(draft: Draft, key: string, { senses }: Lexeme, sense: ThingSense): ThingSense | undefined {
  if (isAll(YOUNG, sense) && draft.settings.length === 0)
    return { ...sense, keys: [draft.youngOf(key) ?? key], isYoung: true };
  if (sense.keys.length > 1 && isAll(PARENTS, sense)) return { kind: 'thing', keys: [key], counts: [2] };
  return senses.some(({ kind }) => kind === 'parent') ? { kind: 'thing', keys: [key] } : undefined;
}

function isAll(members: ReadonlySet<string>, { keys }: ThingSense): boolean {
  return keys.every((key) => members.has(key));
}

/** "a dinosaur family, a big brachiosaurus with babies": all are of the one kind that is named after it. */
function tellKindOfFamily(draft: Draft, of = -1): void {
  const [family, keys] = [draft.things[of], draft.record(of)?.kinds?.keys ?? []];
  const [named, ...others] = new Set(draft.things.slice(of + 1).map(({ key }) => key));
  if (family !== undefined && named !== undefined && others.length === 0 && keys.includes(named))
    family.key = named;
}

/** Families of animals, and of things with faces. */
export function familiesOf(draft: Draft): Set<number> {
  const families = draft.words.flatMap(({ text, meaning }) =>
    meaning.as === 'look' && meaning.look === 'count' && FAMILY.test(text) ? [meaning.thing] : [],
  );
  return new Set(families.filter((index) => !draft.isBeing(index) || draft.isAnimal(index)));
}

/** The word for one. */
export const FAMILY = /famil/i;
/** Those of a human family who are grown, and who are young. */
const PARENTS: ReadonlySet<string> = new Set(['man', 'woman']);
const YOUNG: ReadonlySet<string> = new Set(['baby', 'child']);
