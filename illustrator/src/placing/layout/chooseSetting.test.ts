import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placeScene } from '../placeScene.ts';

/** What a scene that names no place stands on. */
function mediumOf(text: string): string {
  return placeScene(sceneOf(text), { seed: 1, detail: 'child' }).ground.medium;
}

describe('who is at home in water', () => {
  it.each(['beaver, hammer', 'hippopotamus, wrapped-gift', 'swan, open-book'])(
    'does on land what hands do, where nobody says where: %s',
    (things) => {
      expect(mediumOf(`${things}; hold 0 1`)).toBe('land');
    },
  );

  it('is in water otherwise', () => {
    expect(mediumOf('hippopotamus')).toBe('water');
  });
});
