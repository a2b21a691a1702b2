import { buildReleaseCounts } from '@lineleaf/api-client/testing';
import { describe, expect, it } from 'vitest';
import { barLengths, type MeasureId, measuresOf } from './measures.ts';

const LIVE = buildReleaseCounts({
  lately: [
    [200, 3],
    [56, 1],
  ],
  crashes: 4,
  lcp_p75: 1768,
  inp_p75: 100,
});
const CANARY = buildReleaseCounts({
  arm: 'canary',
  lately: [[8, 2]],
  crashes: 0,
  lcp_p75: 2500,
  inp_p75: null,
});

function find(id: MeasureId, counts = [CANARY, LIVE]) {
  const measure = measuresOf(counts).find((each) => each.id === id);
  if (!measure) throw new Error(id);
  return measure;
}

describe('The figures of two releases', () => {
  it('compare trouble by visitor: two of eight are worse than four of 256', () => {
    expect(find('failing')).toEqual({
      id: 'failing',
      readings: [
        { arm: 'live', value: 4, rate: 1 / 64 },
        { arm: 'canary', value: 2, rate: 1 / 4 },
      ],
      comparison: 'worse',
    });
    expect(find('crashes').comparison).toBe('better');
    expect(find('errors').comparison).toBe('same');
  });

  it('compare times as they are, and nothing that was not measured or is neither good nor bad', () => {
    expect(find('lcp').comparison).toBe('worse');
    expect(find('inp').comparison).toBeUndefined();
    expect(find('loads').comparison).toBeUndefined();
    expect(find('failing', [LIVE, buildReleaseCounts({ arm: 'canary' })]).comparison).toBeUndefined();
    expect(find('failing', [LIVE]).comparison).toBeUndefined();
  });
});

describe('The bars of a figure', () => {
  it('are as long as the rates, of which the larger is full', () => {
    expect(barLengths(find('failing'))).toEqual([1 / 16, 1]);
    expect(barLengths(find('errors'))).toEqual([0, 0]);
  });

  it('are short for times that are well within what counts as good', () => {
    expect(barLengths(find('inp'))).toEqual([0.5, 0]);
  });
});
