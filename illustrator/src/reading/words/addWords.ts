import type { Style, Weather } from '../../scene.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { BodySpot, State } from '../../things/recordTerms.ts';
import type { Hair } from '../Hair.ts';
import type { Language, LanguageWords, Preposition, Role } from '../languages/LanguageWords.ts';
import type { Looks, SceneThing } from '../Scene.ts';
import { foldWord } from './fold.ts';
import { adjectiveForms } from './inflect.ts';
import type { Sense } from './Sense.ts';

type Add = (phrase: string, sense: Sense) => void;
type AddAll = (list: string, sense: Sense, isInflected?: boolean) => void;

/** Adds the words of a language that no record holds. */
export function addWords(add: Add, words: LanguageWords, language: Language): void {
  const addAll = (list: string, sense: Sense, isInflected = false): void => {
    for (const word of list.split(', ').map(foldWord))
      for (const form of isInflected ? adjectiveForms(word, language) : [word]) add(form, sense);
  };
  for (const [role, list] of Object.entries(words.roles)) addAll(list, { kind: 'role', role: role as Role });
  for (const [preposition, list] of Object.entries(words.prepositions))
    addAll(list, { kind: 'preposition', preposition: preposition as Preposition });
  for (const [count, list] of Object.entries(words.counts))
    addAll(list, { kind: 'count', count: Number(count) });
  const { size, mood, pattern, hair, turned, build, order, young, old, expecting, shadowed } = words.looks;
  for (const [look, values] of Object.entries({ size, mood, pattern, turned, build }))
    for (const [value, list] of Object.entries(values))
      addAll(list, { kind: 'look', looks: { [look]: value }, look: look as keyof Looks }, true);
  for (const [value, list] of Object.entries(hair)) addHair(addAll, list, value as Hair);
  for (const [state, list] of Object.entries(words.states))
    addAll(list, { kind: 'state', state: state as State }, true);
  addAll(young, { kind: 'look', looks: { young: true }, look: 'young' }, true);
  addAll(old, { kind: 'look', looks: { old: true }, look: 'old' }, true);
  addAll(expecting, { kind: 'look', looks: { expecting: true }, look: 'expecting' }, true);
  addAll(shadowed, { kind: 'look', looks: { shadowed: true }, look: 'shadowed' }, true);
  for (const [value, list] of Object.entries(order))
    addAll(list, { kind: 'order', order: value as NonNullable<SceneThing['order']> });
  for (const [style, list] of Object.entries(words.styles))
    addAll(list, { kind: 'style', style: style as Style }, true);
  for (const [weather, list] of Object.entries(words.weather))
    addAll(list, { kind: 'weather', weather: weather as Weather });
  const spots = spotsByWord(words);
  for (const [part, list] of Object.entries(words.parts))
    for (const word of list.split(', ')) {
      const spot = spots.get(word);
      addAll(word, { kind: 'part', part: part as PartFamily, ...(spot ? { spot } : {}) });
    }
  for (const [bears, list] of Object.entries(words.bearers))
    addAll(list, { kind: 'part', part: 'any', bears: bears as keyof LanguageWords['bearers'] });
  for (const [of, list] of Object.entries(words.labels))
    addAll(list, { kind: 'labels', of: of as keyof LanguageWords['labels'] });
  addAll(words.pairs, { kind: 'pairs' });
  addAll(words.features, { kind: 'feature' });
  addAll(words.parents, { kind: 'parent' });
  addAll(words.modifiers, { kind: 'modifier' });
  addAll(words.remarks, { kind: 'remark' }, true);
}

/** "curly hair", and "curly haired" and "bald", which somebody is. */
function addHair(addAll: AddAll, list: string, hair: Hair): void {
  const said: Sense = { kind: 'look', looks: { hair }, look: 'hair' };
  if (hair === 'bald') addAll(list, said, true);
  else addAll(list, { kind: 'part', part: 'coat', spot: 'hair', hair });
  for (const word of list.split(', ')) if (word.endsWith(' hair')) addAll(`${word}ed`, said);
}

function spotsByWord({ spots }: LanguageWords): Map<string, BodySpot> {
  const entries = Object.entries(spots) as [BodySpot, string][];
  return new Map(entries.flatMap(([spot, list]) => list.split(', ').map((word) => [word, spot] as const)));
}
