import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Writes `data/emoji.json`: the name of Noto's icon by an emoji's code points, joined by hyphens, without variation selectors;
 * those with a skin tone are left out, as are flags. From @iconify-json/noto. Run with `npx tsx scripts/extract-emoji.ts`.
 */
const file = createRequire(import.meta.url).resolve('@iconify-json/noto/chars.json');
const chars: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const names = Object.entries(chars)
  .map(([code, name]): [string, string] => [code.replace(/-fe0f/g, ''), name])
  .filter(([code]) => !/1f3f[b-f]|1f1[e-f]/.test(code))
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  new URL('../data/emoji.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(names))}\n`,
);
