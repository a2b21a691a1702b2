import { readFileSync } from 'node:fs';

/** One prompt of the corpus and the things that it must come to. */
export interface CorpusEntry {
  prompt: string;
  wanted: string[];
  /** What may be drawn as well: what is done with it, of several readings the other. */
  also: string[];
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
