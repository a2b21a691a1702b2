import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROMISES } from '../specification/promises.mjs';
import { ROOT } from './parts.mjs';
import { listUnprovenPromises } from './promises.mjs';

const rows = Object.values(PROMISES).flat();
const proofs = rows.map(({ file, title }) => ({ file, title: `it ${title} today`, hasPassed: true }));

describe('the table of promises', () => {
  it('is up to date and quotes what its tests hold', () => {
    expect(listUnprovenPromises(proofs)).toEqual([]);
  });

  it('has a row for every text that the specification quotes', () => {
    const specification = readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8');
    const table = rows.map(({ promise }) => promise).join('\n');
    const quoted = [...specification.matchAll(/(?<!\w)'([^'\n]{2,})'(?!\w)/g)].map(([, text = '']) =>
      named(text),
    );
    expect(quoted.length).toBeGreaterThan(60);
    expect(quoted.filter((text) => !table.includes(text))).toEqual([]);
  });

  it('reports a promise whose test failed, and one whose test is gone', () => {
    const [failing, missing] = [rows[0], rows.at(-1)];
    const run = proofs
      .filter(({ file, title }) => !(file === missing?.file && title.includes(missing.title)))
      .map((proof) => ({
        ...proof,
        hasPassed: !(proof.file === failing?.file && proof.title.includes(failing.title)),
      }));
    expect(listUnprovenPromises(run)).toEqual([
      `failed: ${failing?.promise}`,
      `no test ran for: ${missing?.promise} (${missing?.file}: ${missing?.title})`,
    ]);
  });
});

/** A text of the specification as the product says it: with its name, and the figures that its test uses. */
function named(text: string): string {
  return text
    .replace(/the product/i, 'Lineleaf')
    .replace(' {host}', '')
    .replace('{n}', '20')
    .replace('{m}', '30');
}
