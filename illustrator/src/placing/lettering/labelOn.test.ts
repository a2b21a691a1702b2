import { describe, expect, it } from 'vitest';
import { drawBody } from '../../bodies/drawBody.ts';
import { labelOn } from './labelOn.ts';

describe('the names beside a picture', () => {
  it('are under a thing, which stands where it stood', () => {
    const body = drawBody({ key: 'cat', looks: {}, wears: [], variant: 0 });
    const { art } = labelOn(body, ['cat'], { places: undefined, isAlone: false });
    const foot = body.art.top + body.art.height * body.art.ground;
    expect(art.top + art.height * art.ground).toBeCloseTo(foot);
    expect(art.top + art.height).toBeGreaterThan(foot + 0.12 * body.art.height);
  });

  it('are at the parts of a diagram, with a line to each that is not right beside its name', () => {
    const body = drawBody({ key: 'fish', looks: {}, wears: [], variant: 0 });
    const names = { en: 'tail', es: 'cola', fr: 'queue', de: 'schwanz' };
    const places = [
      { names, to: { x: 1, y: 1.2 }, at: { x: 0.9, y: 0.6 } },
      { names, to: { x: 0.5, y: 0.5 }, at: { x: 0.51, y: 0.5 } },
    ];
    const linesOf = ({ items }: typeof body.art) => items.filter(({ kind }) => kind === 'line').length;
    const { art } = labelOn(body, ['tail', 'tail'], { places, isAlone: false });
    expect(linesOf(art)).toBe(linesOf(body.art) + 1);
  });
});
