import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSTANTS, NO_PROMISES } from '../specification/constants.mjs';
import { PROMISES } from '../specification/promises.mjs';
import { ROOT } from './parts.mjs';
import { listUnprovenPromises, readMeasures } from './promises.mjs';

const rows = Object.values(PROMISES).flat();
const specification = readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8');
const table = rows.map(({ promise }) => promise).join('\n');
const measures = readMeasures();
const proofs = [...rows, ...measures].map(({ file, title }) => ({
  file,
  title: `it ${title} today`,
  hasPassed: true,
}));

describe('the table of promises', () => {
  it('is up to date and quotes what its tests hold', () => {
    expect(listUnprovenPromises(proofs)).toEqual([]);
  });

  it('has a row for every text that the specification quotes', () => {
    const quoted = [...specification.matchAll(/(?<!\w)'([^'\n]{2,})'(?!\w)/g)].map(([, text = '']) =>
      named(text),
    );
    expect(quoted.length).toBeGreaterThan(60);
    expect(quoted.filter((text) => !table.includes(text))).toEqual([]);
  });

  it('has a row for every number of the specification, or a reason why it promises nothing', () => {
    expect(listUnknownNumbers(specification)).toEqual([]);
    expect(listUnknownNumbers('A carousel of 10 examples that rests for 7 seconds.')).toEqual([
      '7 in: A carousel of that rests for 7 seconds.',
    ]);
    const stale = Object.keys({ ...CONSTANTS, ...NO_PROMISES }).filter(
      (words) => !specification.includes(words),
    );
    expect(stale, 'no longer in the specification').toEqual([]);
    const unproven = Object.values(CONSTANTS).filter((part) => !table.includes(part));
    expect(unproven, 'no row says this').toEqual([]);
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

describe('docs/security.md', () => {
  it('names tests that exist', () => {
    expect(measures.length).toBeGreaterThan(50);
    const unknown = measures.filter(
      ({ file, title }) => !readFileSync(join(ROOT, file), 'utf8').includes(title),
    );
    expect(unknown).toEqual([]);
  });

  it('is unproven where a test that it names did not run or failed', () => {
    const [first] = measures;
    const isFirst = ({ file, title }: { file: string; title: string }) =>
      file === first?.file && title.includes(first.title);
    const failed = proofs.map((proof) => (isFirst(proof) ? { ...proof, hasPassed: false } : proof));
    expect(listUnprovenPromises(failed)).toContain(`failed, of docs/security.md: ${first?.title}`);
    expect(listUnprovenPromises(proofs.filter((proof) => !isFirst(proof)))).toContain(
      `docs/security.md names a test that did not run: ${first?.file}: ${first?.title}`,
    );
  });
});

/** Numbers, in digits or in words, of lines of the specification once all known words are taken out of them. */
function listUnknownNumbers(text: string): string[] {
  // The longest first: '1275x1650 pixel' before '1275x1650'.
  const known = Object.keys({ ...CONSTANTS, ...NO_PROMISES }).sort((a, b) => b.length - a.length);
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines.flatMap((line) => {
    const rest = known.reduce((left, words) => left.replaceAll(words, ''), line.replace(/^\s*\d+\. /, ''));
    const numbers =
      rest.match(/(?<![A-Za-z]\d*)\d[\d.]*|\b(two|three|four|five|six|seven|eight|nine|ten)\b/gi) ?? [];
    return numbers.map((number) => `${number} in: ${rest.replace(/\s+/g, ' ').trim()}`);
  });
}

/** A text of the specification as the product says it: with its name, and the figures that its test uses. */
function named(text: string): string {
  return text
    .replace(/the product/i, 'Lineleaf')
    .replace(' {host}', '')
    .replace('{n}', '20')
    .replace('{m}', '30');
}
