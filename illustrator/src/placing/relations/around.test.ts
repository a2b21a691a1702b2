import { describe, expect, it } from 'vitest';
import { placed, shown } from '../../testing/placed.ts';

describe('bugs at a flower', () => {
  it.each(['butterfly', 'lady-beetle'])('sit on it in their own shape: %s', (bug) => {
    const areas = (text: string) => placed(text).find(({ thing }) => thing === 0)?.art.items.length;
    expect(areas(`${bug} sit, tulip; on 0 1`)).toBe(areas(`${bug}, tulip; on 0 1`));
  });

  it('are beside it where there is one', () => {
    const pieces = placed('honeybee fly, sunflower; around 0 1');
    const [bee, flower] = [shown(pieces, 0), shown(pieces, 1)];
    expect(Math.max(bee.left - flower.right, flower.left - bee.right)).toBeGreaterThan(0);
  });
});
