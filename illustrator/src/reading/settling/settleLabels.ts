import type { Draft } from '../Draft.ts';
import type { Language } from '../languages/LanguageWords.ts';
import type { SceneThing } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';

/** On a page with more things there is no room for names. */
const MOST_NAMED = 8;
/** So many stand in a row, where nothing hides a name. */
const MOST_IN_ROW = 4;

/**
 * Letters what is to be labeled: the stages of what grows and of who eats whom, the parts of a thing whose record lists them, and
 * where there is neither each thing by its name. A diagram is labeled anyway.
 */
export function settleLabels(draft: Draft, language: Language): void {
  const { labeling, things } = draft;
  if (labeling.length > 0) showParts(draft);
  for (const index of things.keys()) nameParts(draft, index, language);
  const asked = labeling.filter(({ of }) => of === 'names');
  const isAsked = asked.length > 0;
  const inTurn = things.filter(({ order }) => order === 'cycle' || order === 'chain');
  const whole = things.filter((thing) => partsOf(draft, thing, language).length > 0);
  const lone = draft.relations.length === 0 && things.length <= MOST_NAMED ? things : [];
  const labeled = inTurn.length > 0 ? inTurn : whole.length > 0 ? whole : lone;
  const isDiagram = labeled.every(({ key }) => draft.recordOf(key)?.kind === 'symbol');
  if (isAsked || (labeled === whole && (labeling.length > 0 || isDiagram)))
    for (const thing of labeled) thing.labels = labelsOf(draft, thing, language);
  if (isAsked && labeled === lone && lone.length > 1 && lone.length <= MOST_IN_ROW)
    for (const thing of lone) thing.order ??= 'side-by-side';
  const first = things.findIndex(({ labels }) => labels !== undefined);
  for (const { slot, of } of labeling)
    if (first >= 0) slot.meaning = { as: 'look', thing: first, look: 'labels' };
    else if (of === 'parts') slot.meaning = { as: 'remark' };
}

/** "a volcano with labels": what is alone is drawn as the picture of its parts. */
function showParts(draft: Draft): void {
  const [thing, ...others] = draft.things;
  const parts = draft.record(0)?.labeled;
  if (thing && parts !== undefined && others.length === 0 && thing.order === undefined) thing.key = parts;
}

function partsOf(draft: Draft, { key }: SceneThing, language: Language): readonly string[] {
  return draft.recordOf(key)?.labels?.map(({ names }) => names[language]) ?? [];
}

function labelsOf(draft: Draft, thing: SceneThing, language: Language): readonly string[] {
  const isInTurn = thing.order === 'cycle' || thing.order === 'chain';
  const parts = isInTurn ? [] : partsOf(draft, thing, language);
  if (parts.length > 0) return parts;
  const names = draft.recordOf(thing.key)?.names[language].map((name) => name.split('/')[0] ?? name) ?? [];
  const own = names.find((name) => foldWord(name) === foldWord(thing.words));
  return [own ?? names[0] ?? thing.words];
}

/** "a compass rose with north and south": words for its parts are lettered at them, and are no things beside it. */
function nameParts(draft: Draft, index: number, language: Language): void {
  const thing = draft.things[index];
  const parts = thing ? partsOf(draft, thing, language).map(foldWord) : [];
  const names = new Set(parts.flatMap((part) => part.split(' ')));
  // "a fish in the mouth of a bear": no word for a diagram.
  const isDiagram = draft.labeling.length > 0 || draft.record(index)?.kind === 'symbol';
  if (thing === undefined || names.size === 0 || !isDiagram) return;
  const said = draft.words.filter(
    ({ text, meaning }) =>
      (meaning.as === 'unknown' || meaning.as === 'part') &&
      foldWord(text)
        .split(' ')
        .every((word) => names.has(word)),
  );
  if (said.length === 0) return;
  thing.labels = partsOf(draft, thing, language);
  for (const word of said) word.meaning = { as: 'look', thing: index, look: 'labels' };
}
