import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assemblePaintRegion } from '../../assemble.ts';
import { PAPER } from '../engine/color.ts';
import { entryOf } from '../engine/entry.ts';
import { blankPage, setPage } from '../engine/page.ts';
import { createPicture, setRegionEntry } from '../engine/picture.ts';
import { findRegions, type Regions } from '../engine/regions.ts';
import { createScriptPlane } from '../engine/shownPlane.ts';
import { BENCH_WIDTH, benchPages } from '../engine/testing/pages.ts';
import { createFastPlane } from './wasmPlane.ts';

const WIDTH = 90;

/** Rows of runs of every length from 1 pixel, of paper, black and grays. */
const page = fc
  .array(
    fc.record({ light: fc.constantFrom(0, 0, 90, 230, 255, 255), length: fc.integer({ min: 1, max: 80 }) }),
    {
      minLength: 20,
      maxLength: 60,
    },
  )
  .map((runs) => Uint8Array.from(runs.flatMap(({ light, length }) => Array<number>(length).fill(light))))
  .map((lights) => lights.slice(0, lights.length - (lights.length % WIDTH)));

const colors = fc.array(fc.integer({ min: 0xff000000, max: PAPER }), { minLength: 1, maxLength: 4 });

/** The shown pixels of both planes after every region was given one color after the other. */
function paintBoth(regions: Regions, pixels: readonly number[]) {
  const fast = createFastPlane(regions);
  const plain = createScriptPlane(regions);
  pixels.forEach((pixel, k) => {
    for (let id = 1; id <= regions.count; id++) {
      if (id % pixels.length !== k) continue;
      fast.paintRegion(id, pixel);
      plain.paintRegion(id, pixel);
    }
  });
  return { fast, plain };
}

describe('the plane that WebAssembly writes', () => {
  it('shows what the plain one shows, whatever the lengths of runs', () => {
    fc.assert(
      fc.property(page, colors, (lights, pixels) => {
        const { fast, plain } = paintBoth(findRegions(lights, WIDTH, 1), pixels);
        expect(fast.shown).toEqual(plain.shown);
      }),
      { seed: 20261121, numRuns: 60 },
    );
  });

  it.each(benchPages().map(({ name, lines }) => [name, lines] as const))(
    'shows what the plain one shows on a whole page: %s',
    (_, lines) => {
      const { fast, plain } = paintBoth(findRegions(lines, BENCH_WIDTH), [0xff2040c0, PAPER, 0xff000000]);
      expect(fast.shown.every((pixel, i) => pixel === plain.shown[i])).toBe(true);
    },
  );

  it.each([
    ['takes over the memory of the plane before', 600],
    ['takes other memory where that is too small', 3_000_000],
  ])('%s, and shows what the plain one shows', (_, pixels) => {
    const before = new Uint8Array(pixels - (pixels % WIDTH)).fill(255);
    const after = before.map((_, i) => (i % 3 === 0 ? 0 : i % 5 === 0 ? 128 : 255));
    const planes = [createFastPlane, createScriptPlane].map((createPlane) => {
      const picture = createPicture(before, WIDTH, { speckPx: 1, createPlane });
      setRegionEntry(picture, 1, entryOf(0xff2040c0, 'watercolor'));
      const { shown } = picture;
      setPage(picture, blankPage(picture, after));
      setRegionEntry(picture, 1, entryOf(0xff2040c0, 'crayon'));
      const isSame = picture.shown === shown;
      const first = picture.shown.slice();
      setPage(picture, blankPage(picture, before));
      setRegionEntry(picture, 1, entryOf(0xff2040c0, 'crayon'));
      return { isSame, shown: [first, picture.shown.slice()].map(({ buffer }) => Buffer.from(buffer)) };
    });
    const [fast, plain] = planes;
    expect(fast?.isSame).toBe(pixels === 600);
    // Bytes are compared as one: the assertion would walk millions of pixels.
    expect(fast?.shown.map((pixels, i) => plain?.shown[i]?.equals(pixels))).toEqual([true, true]);
  });

  it('lies in a memory of its own, with the lists that the module reads', () => {
    const { regions, shown } = createFastPlane(findRegions(new Uint8Array(WIDTH * 4).fill(255), WIDTH));
    expect(regions.runStart.buffer).toBe(shown.buffer);
    expect([...regions.runStart]).toEqual([0]);
    expect([...regions.runEnd]).toEqual([WIDTH * 4]);
  });

  it.each([
    ['a policy forbids WebAssembly', 'Module'],
    ['no memory is left for it', 'Memory'],
  ] as const)('is the plain one where %s', async (_, refused) => {
    const refuse = class {
      constructor() {
        throw new RangeError('refused');
      }
    };
    vi.stubGlobal('WebAssembly', {
      Module: WebAssembly.Module,
      Memory: WebAssembly.Memory,
      [refused]: refuse,
    });
    vi.resetModules();
    const { createFastPlane: createPlane } = await import('./wasmPlane.ts');
    const { shown, paintRegion } = createPlane(findRegions(new Uint8Array(8).fill(255), 4, 1));
    paintRegion(1, PAPER);
    expect([...shown]).toEqual(Array<number>(8).fill(PAPER));
    expect(shown.byteLength).toBe(shown.buffer.byteLength);
  });
});

it('runs the module that its text says', async () => {
  const written = readFileSync(join(import.meta.dirname, 'paintRegion.wasm.ts'), 'utf8');
  expect(await assemblePaintRegion()).toBe(written);
});

afterEach(() => {
  vi.unstubAllGlobals();
});
