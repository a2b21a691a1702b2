import { describe, expect, it } from 'vitest';
import type { Body, BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';

function girl(rest: Partial<BodyRequest> = {}): Body {
  return drawBody({ key: 'girl', looks: {}, wears: [], variant: 0, ...rest });
}

describe('the legs and feet of people', () => {
  it.each(['wave', 'sing', 'cry'] as const)('are on the ground where somebody sits there to %s', (pose) => {
    const sitting = girl({ pose, looks: { seated: true } });
    expect(sitting.art.height).toBeLessThan(0.9 * girl({ pose }).art.height);
    expect(sitting.undone.pose).toBe(false);
  });

  it.each(['socks', 'sandals', 'slippers'])('show %s in place of shoes', (key) => {
    const other = girl({ wears: [key] });
    expect(other.undone.wears).toEqual([]);
    expect(other.art.items).not.toEqual(girl().art.items);
  });
});
