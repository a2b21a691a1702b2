import { readFileSync } from 'node:fs';
import type { SceneRequest } from '../scene.ts';

/** One prompt of the corpus and the things that it must come to. */
export interface CorpusEntry {
  prompt: string;
  wanted: string[];
  /** What may be drawn as well: what is done with it, of several readings the other. */
  also: string[];
}

/** How the parser did on a list: nouns drawn, nouns named as unknown, and what went wrong, each with its prompt. */
export interface CorpusReport {
  nouns: number;
  drawn: number;
  named: number;
  missed: string[];
  unrelated: string[];
}

/** Reads a list of the corpus; its first lines say how it is written. */
export function readCorpus(file: URL): CorpusEntry[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [prompt = '', wanted = '', also = ''] = line.split(' | ');
      return { prompt, wanted: wanted.match(/"[^"]+"|\S+/g) ?? [], also: also.split(' ') };
    });
}

/** Holds the parser against a list. */
export function judge(
  entries: readonly CorpusEntry[],
  parse: (prompt: string) => SceneRequest,
): CorpusReport {
  const report: CorpusReport = { nouns: 0, drawn: 0, named: 0, missed: [], unrelated: [] };
  for (const { prompt, wanted } of entries) {
    const scene = parse(prompt);
    const shown = new Set(listShown(scene));
    const named = new Set(scene.unknown.flatMap((words) => words.toLowerCase().split(' ')));
    for (const want of wanted) {
      report.nouns += 1;
      if (want.split('/').some((key) => shown.has(key))) report.drawn += 1;
      else if (want.split('/').some((word) => named.has(word))) report.named += 1;
      else report.missed.push(`${prompt}: ${want}`);
    }
    const allowed = new Set(wanted.flatMap((want) => want.split('/')));
    for (const { art } of scene.subjects) if (!allowed.has(art)) report.unrelated.push(`${prompt}: ${art}`);
  }
  return report;
}

/** Everything that a scene puts on the page, written as the corpus writes it. */
function listShown({ subjects, setting, style, weather, letters }: SceneRequest): string[] {
  const things = subjects.flatMap(({ art, attributes }) => [
    art,
    ...attributes.wearing,
    ...attributes.holding,
  ]);
  const sky = weather.flatMap((each) => [`~${each}`, SKY_KEYS[each] ?? '']);
  return [...things, ...sky, `@${setting}`, `#${style}`, ...letters.map((letter) => `"${letter}"`)];
}

/** Catalogue keys that the background draws by itself. */
const SKY_KEYS: Readonly<Record<string, string>> = {
  stars: 'star',
  moon: 'moon',
  clouds: 'cloud',
  sun: 'sun',
};
