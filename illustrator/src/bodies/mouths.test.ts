import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';
import { extentOf } from './findHead.ts';

const MOUTH = '#a33a3a';
const MOODS = ['angry', 'sad', 'scared', 'surprised'] as const;

describe('the mouth of an animal', () => {
  it.each(['cat', 'monkey', 'frog', 'cow'])('is another one for each mood, and no smile: %s', (key) => {
    const draw = (mood?: (typeof MOODS)[number]) =>
      drawBody({ key, looks: mood ? { mood } : {}, wears: [], variant: 0 });
    const strokes = (body: ReturnType<typeof draw>) =>
      body.art.items.flatMap((item) => {
        const at = body.places.mouth;
        const box = extentOf(item.kind === 'line' ? [item.points] : item.rings);
        const isNear = at && Math.abs((box.left + box.right) / 2 - at.x) < 0.1 * body.art.width;
        return isNear && item.kind === 'line' ? [[...item.points].map(Math.round).join(' ')] : [];
      });
    const smile = strokes(draw());
    const others = MOODS.map((mood) => draw(mood));
    expect(others.map(({ undone }) => undone.looks)).toEqual([[], [], [], []]);
    for (const other of others) expect(smile.some((one) => !strokes(other).includes(one))).toBe(true);
  });

  it.each([
    ['lion', 'roar'],
    ['bear', 'roar'],
    ['tiger', 'roar'],
    ['cat', 'sing'],
    ['cow', 'sing'],
  ] as const)('is open where it is heard: %s %s', (key, pose) => {
    const body = drawBody({ key, looks: {}, wears: [], pose, variant: 0 });
    const reds = body.art.items.filter((item) => item.kind === 'area' && item.color === MOUTH);
    expect(reds).toHaveLength(1);
    expect(body.undone.pose).toBe(false);
  });

  it.each([
    ['wolf', undefined],
    ['monster', undefined],
    ['t-rex', 'sit'],
    ['t-rex', undefined],
    ['t-rex', 'run'],
    ['dragon', undefined],
    ['dragon', 'fly'],
  ] as const)('shows two rows of teeth: %s %s', (key, pose) => {
    const body = drawBody({
      key,
      looks: { mood: 'toothy' },
      wears: [],
      ...(pose ? { pose } : {}),
      variant: 0,
    });
    const teeth = body.art.items.filter((item) => item.kind === 'area' && item.color === '#ffffff');
    expect(body.art.items.filter((item) => item.kind === 'area' && item.color === MOUTH)).toHaveLength(1);
    expect(teeth.length).toBeGreaterThan(4);
    expect(body.undone.looks).toEqual([]);
  });

  it.each(['owl', 'fish', 'monster', 'dog'])('is no more than one sign of surprise: %s', (key) => {
    const draw = (looks: { mood?: 'surprised' }) => drawBody({ key, looks, wears: [], variant: 0 });
    const lines = ({ art }: ReturnType<typeof draw>) =>
      art.items.filter(({ kind }) => kind === 'line').length;
    const [calm, surprised] = [draw({}), draw({ mood: 'surprised' })];
    expect(surprised.undone.looks).toEqual([]);
    expect(lines(surprised)).toBeGreaterThan(lines(calm));
  });

  it('is open in a face that winks on its own picture: a ghost', () => {
    expect(drawBody({ key: 'ghost', looks: { mood: 'scared' }, wears: [], variant: 0 }).undone.looks).toEqual(
      ['mood'],
    );
    const sitting = drawBody({ key: 'ghost', looks: { mood: 'scared' }, wears: [], variant: 0, pose: 'sit' });
    expect(sitting.undone.looks).toEqual([]);
  });
});
