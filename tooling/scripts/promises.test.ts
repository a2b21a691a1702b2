import { describe, expect, it } from 'vitest';
import { PROMISES } from '../specification/promises.mjs';
import { listUnprovenPromises } from './promises.mjs';

const rows = Object.values(PROMISES).flat();
const proofs = rows.map(({ file, title }) => ({ file, title: `it ${title} today`, hasPassed: true }));

describe('the table of promises', () => {
  it('is up to date and quotes what its tests hold', () => {
    expect(listUnprovenPromises(proofs)).toEqual([]);
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
