import type { Draft } from './Draft.ts';
import { foldWord } from './fold.ts';

/** What is drawn where a prompt is no more than a season or a feast: keys of things with how many, and the setting's key. */
interface Occasion {
  name: RegExp;
  things: readonly (readonly [art: string, count: number])[];
  setting?: string;
}

const OCCASIONS: readonly Occasion[] = [
  {
    name: /^spring(time)?$/,
    things: [
      ['bird', 1],
      ['butterfly', 2],
      ['tulip', 3],
    ],
    setting: 'garden',
  },
  {
    name: /^summer(time)?$/,
    things: [
      ['sandcastle', 1],
      ['beach-ball', 1],
      ['ice-cream-cone', 1],
    ],
    setting: 'beach',
  },
  {
    name: /^(autumn|fall)$/,
    things: [
      ['pumpkin', 2],
      ['chipmunk', 1],
      ['maple-leaf', 3],
    ],
    setting: 'garden',
  },
  {
    name: /^winter$/,
    things: [
      ['snowman', 1],
      ['sled', 1],
    ],
    setting: 'snow',
  },
  {
    name: /^(christmas|xmas)( day| eve)?$/,
    things: [
      ['christmas-tree', 1],
      ['wrapped-gift', 3],
    ],
  },
  {
    name: /^halloween$/,
    things: [
      ['jack-o-lantern', 2],
      ['ghost', 1],
      ['black-cat', 1],
    ],
    setting: 'night',
  },
  {
    name: /^easter( day| sunday)?$/,
    things: [
      ['rabbit', 1],
      ['egg', 3],
      ['tulip', 2],
    ],
    setting: 'garden',
  },
  {
    name: /^thanksgiving( day)?$/,
    things: [
      ['turkey', 1],
      ['pumpkin', 2],
      ['pie', 1],
    ],
  },
  {
    name: /^valentine s( day)?$|^valentines?( day)?$/,
    things: [
      ['teddy-bear', 1],
      ['heart', 3],
    ],
  },
  {
    name: /^(my )?birthday$/,
    things: [
      ['birthday-cake', 1],
      ['balloon', 3],
      ['wrapped-gift', 2],
    ],
  },
];

/** A season or a feast by itself is drawn with what belongs to it. */
export function celebrate(draft: Draft, prompt: string): void {
  const words = foldWord(prompt)
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const occasion = OCCASIONS.find(({ name }) => name.test(words));
  if (occasion === undefined || draft.things.length > 0) return;
  for (const [key, count] of occasion.things)
    if (draft.recordOf(key) !== undefined) draft.addThing({ key, words: prompt.trim(), count });
  draft.words.splice(0);
  draft.addWord({ text: prompt.trim() }, { as: 'thing', thing: 0 });
  draft.weather.clear();
  draft.settings.splice(0, draft.settings.length, ...(occasion.setting ? [occasion.setting] : []));
}

/** Pumpkins have faces where it is Halloween. */
export function carvePumpkins(draft: Draft, prompt: string): void {
  if (!/hallowe|spook|trick|witch|ghost|haunt|scary|carv/i.test(prompt)) return;
  for (const thing of draft.things) if (thing.key === 'pumpkin') thing.key = 'jack-o-lantern';
}
