import { describe, expect, it } from 'vitest';
import { judge, readCorpus } from '../testing/readCorpus.ts';
import { parsePrompt } from './index.ts';

describe.each(['prompts.txt', 'held-out.txt', 'blind-2.txt', 'blind-3.txt', 'blind-4.txt', 'blind-5.txt'])(
  'the corpus in %s',
  (name) => {
    const report = judge(readCorpus(new URL(`../../corpus/${name}`, import.meta.url)), parsePrompt);

    it('has every noun drawn or honestly named', () => {
      expect(report.missed).toEqual([]);
    });

    it('has at least 85 % of its nouns drawn', () => {
      expect(report.drawn / report.nouns).toBeGreaterThanOrEqual(0.85);
    });

    it('has no unrelated picture', () => {
      expect(report.unrelated).toEqual([]);
    });
  },
);
