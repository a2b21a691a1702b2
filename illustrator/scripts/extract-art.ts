import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { ICON_NAMES } from '../src/art/iconNames.ts';
import { extractIcon } from './extract/extractIcon.ts';
import { OVERRIDES } from './extract/overrides.ts';

/**
 * Writes `data/icons.ndjson.gz`: one line an icon, `name<TAB>JSON`, from @iconify-json/noto
 * (Apache-2.0; modified: colours removed, regions merged, outlines traced). Run with `npx tsx scripts/extract-art.ts`;
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
  const tables = Object.values(ICON_NAMES).flatMap((sizes) => Object.values(sizes));
  return [...new Set(tables.flatMap((names) => names.split(' ')))].sort();
}
