import { decodePng } from '@lineleaf/press/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type DrawRequest, type ImageGenerator, ProviderUnavailableError } from './ImageGenerator.ts';

const PIXELS = 1275 * 1650;

/** What every image generator promises. `open` gives one that draws good pages, and the means to let it go. */
export function imageGeneratorContract(
  open: () => Promise<{ generator: ImageGenerator; close: () => Promise<void> }>,
): void {
  describe('an image generator', () => {
    const opened = async (): Promise<ImageGenerator> => {
      const { generator, close } = await open();
      onTestFinished(close);
      return generator;
    };

    it('draws a printable page, says what is on it, and asks no leave for a second', async () => {
      const generator = await opened();
      const leaves: string[] = [];
      const mayDrawAgain = async (): Promise<boolean> => leaves.push('asked') > 0;
      const page = await generator.draw(request({ mayDrawAgain }));
      const { width, height, data } = decodePng(page.png, PIXELS);
      expect([width, height]).toEqual([1275, 1650]);
      expect(data.every((value) => value === 0 || value === 255)).toBe(true);
      expect(page.colorability.pureShare).toBeGreaterThan(0.9);
      expect(page.drawn.join(' ')).toContain('cat');
      expect(page.unknown).toEqual([]);
      expect(leaves).toEqual([]);
    });

    it('draws several at once, each what it was asked for', async () => {
      const generator = await opened();
      const subjects = ['cat', 'dog', 'fish'];
      const pages = await Promise.all(
        subjects.map((subject, seed) => generator.draw(request({ prompt: `a ${subject}`, seed }))),
      );
      expect(
        pages.map(({ drawn }) => subjects.filter((subject) => drawn.join(' ').includes(subject))),
      ).toEqual(subjects.map((subject) => [subject]));
    });

    it('is unavailable for a job that is given up, before it begins and under way', async () => {
      const generator = await opened();
      const gone = generator.draw(request({ signal: AbortSignal.abort() }));
      await expect(gone).rejects.toBeInstanceOf(ProviderUnavailableError);
      const job = new AbortController();
      const underWay = generator.draw(request({ signal: job.signal }));
      job.abort();
      await expect(underWay).rejects.toBeInstanceOf(ProviderUnavailableError);
      await expect(generator.draw(request())).resolves.toMatchObject({ unknown: [] });
    });
  });
}

function request(overrides: Partial<DrawRequest> = {}): DrawRequest {
  return {
    prompt: 'a cat',
    seed: 7,
    mayDrawAgain: async () => true,
    signal: new AbortController().signal,
    ...overrides,
  };
}
