import { artData } from '../art/artData.ts';
import type { Scene } from '../reading/Scene.ts';
import type { CorpusEntry } from './readCorpus.ts';

/** How reading did on a list: nouns drawn, nouns named as unknown, and what went wrong, each with its prompt. */
export interface CorpusReport {
  nouns: number;
  drawn: number;
  named: number;
  missed: string[];
  unrelated: string[];
}

/** Holds a reader against a list; `grownOf` gives the kind of a young one, which is as right as its own. */
export function judgeReading(
  entries: readonly CorpusEntry[],
  { read, grownOf }: { read: (prompt: string) => Scene; grownOf: (key: string) => string },
): CorpusReport {
  const report: CorpusReport = { nouns: 0, drawn: 0, named: 0, missed: [], unrelated: [] };
  for (const { prompt, wanted, also } of entries) {
    const scene = read(prompt);
    const shown = new Set(listShown(scene, grownOf));
    const named = new Set(unknownWords(scene));
    const allowed = new Set([...wanted.flatMap((want) => want.split('/')), ...also]);
    const isSettled = scene.setting !== undefined && scene.isSettingGuessed === undefined;
    for (const want of wanted) {
      // Which setting a name belongs to, and which is guessed, is a matter of records.
      if (want.startsWith('@') && (isSettled || !isNamed(scene))) continue;
      report.nouns += 1;
      if (want.split('/').some((key) => shown.has(key))) report.drawn += 1;
      else if (want.split('/').some((word) => named.has(word))) report.named += 1;
      else report.missed.push(`${prompt}: ${want}`);
    }
    const aside = new Set(scene.words.flatMap(({ text, meaning }) => (meaning.as === 'thing' ? [] : [text])));
    for (const { key, words } of scene.things)
      if (
        !aside.has(words) &&
        ![key, grownOf(key), ...boardedAs(key), SKY_WORDS[key] ?? ''].some((one) => allowed.has(one))
      )
        report.unrelated.push(`${prompt}: ${key}`);
  }
  return report;
}

function isNamed({ words }: Scene): boolean {
  return words.some(({ meaning }) => meaning.as === 'setting');
}

function unknownWords({ words }: Scene): string[] {
  return words.flatMap(({ text, meaning }) =>
    meaning.as === 'unknown'
      ? text
          .toLowerCase()
          .split(/[ -]/)
          .flatMap((word) => [word, word.replace(/s$/, '')])
      : [],
  );
}

/** Everything that a scene puts on the page, written as the corpus writes it. */
function listShown(
  { things, setting, style, weather, texts }: Scene,
  grownOf: (key: string) => string,
): string[] {
  return [
    ...things.flatMap(({ key, looks }) => [
      ...[key, grownOf(key), ...boardedAs(key), looks.shape ?? '', ...(looks.print ?? [])],
      ...(artData().things.get(key)?.has ?? []),
    ]),
    ...weather.flatMap((each) => [`~${each}`, SKY_KEYS[each] ?? '']),
    ...things.flatMap(({ key }) => (SKY_WORDS[key] ? [SKY_WORDS[key]] : [])),
    setting ?? '',
    `@${setting}`,
    `#${style}`,
    ...texts.map((text) => `"${text}"`),
  ];
}

/** What a thing is drawn for where somebody is on it, goes through it or it winds itself around something: a broom that is ridden. */
function boardedAs(key: string): string[] {
  return [...artData().things.all()].flatMap((thing) => {
    const isPart = Object.entries(thing.within ?? {}).find(([, whole]) => whole === key);
    const { blown, boarded, bunched, canvas = {}, crossed, crushed, passed, rained } = thing;
    const { shared, teamed, wound, as = {}, works = {} } = thing;
    const isSame = [
      blown,
      boarded,
      bunched,
      crossed,
      crushed,
      passed,
      rained,
      shared,
      teamed,
      wound,
      ...Object.values(as),
      ...Object.values(canvas),
      ...Object.values(works).map((work) => work.as),
    ].includes(key);
    return [...(isSame ? [thing.key] : []), ...(isPart ? [thing.key, isPart[0]] : [])];
  });
}

/** Keys that the background draws by itself. */
const SKY_KEYS: Readonly<Record<string, string>> = {
  stars: 'star',
  moon: 'moon',
  clouds: 'cloud',
  sun: 'sun',
};
const SKY_WORDS: Readonly<Record<string, string>> = {
  star: '~stars',
  moon: '~moon',
  cloud: '~clouds',
  sun: '~sun',
  rainbow: '~rainbow',
};
