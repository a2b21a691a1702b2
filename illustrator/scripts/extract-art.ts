import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { readThings } from '../node/readThings.ts';
import { extractIcon } from './extract/extractIcon.ts';
import { OVERRIDES } from './extract/overrides.ts';

/**
 * Writes `data/icons.ndjson.gz`: one line an icon, `name<TAB>JSON`, from @iconify-json/noto
 * (Apache-2.0; modified: colors removed, regions merged, outlines traced). Run with `npx tsx scripts/extract-art.ts`;
 * names after it extract those alone, to a file for looking at: `--out FILE name…`.
 */
const DATA = new URL('../data/', import.meta.url);
const file = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
const set: { icons: Record<string, { body: string } | undefined> } = JSON.parse(readFileSync(file, 'utf8'));

const argument = process.argv.indexOf('--out');
const target = argument > 0 ? (process.argv[argument + 1] ?? '') : new URL('icons.ndjson.gz', DATA);
const names = argument > 0 ? process.argv.slice(argument + 2) : allNames();
const lines = names.map((name) => {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`Noto has no icon named ${name}`);
  return `${name}\t${JSON.stringify(extractIcon(body, OVERRIDES[name]))}`;
});
mkdirSync(DATA, { recursive: true });
writeFileSync(target, gzipSync(lines.join('\n'), { level: 9 }));

function allNames(): string[] {
  const { things } = readThings();
  const drawings = [...things.all()].flatMap(({ drawing, alternatives = [], poses = {} }) => [
    ...(drawing ? [drawing] : []),
    ...alternatives,
    ...Object.values(poses),
  ]);
  return [...new Set(drawings.flatMap((each) => ('noto' in each ? [each.noto] : [])))].sort();
}
