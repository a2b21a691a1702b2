import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Detail, illustrate } from './index.ts';

/** `npm run illustrate -- "two cats on a boat" [--out page.png] [--seed 1] [--detail toddler|child|detailed]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'page.png' },
    seed: { type: 'string', default: '1' },
    detail: { type: 'string' },
  },
});
const started = performance.now();
const page = illustrate({
  prompt: positionals.join(' '),
  seed: Number(values.seed),
  ...(values.detail ? { detail: values.detail as Detail } : {}),
});
writeFileSync(values.out, page.png);
console.log(
  `${values.out}: drawn ${page.drawn.join(', ') || '-'}; unknown ${page.unknown.join(', ') || '-'}; ${Math.round(performance.now() - started)} ms`,
);
