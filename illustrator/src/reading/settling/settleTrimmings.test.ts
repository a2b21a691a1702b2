import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

describe('what dresses a thing', () => {
  it.each([
    ['a door with a wreath', 'door wreath wreath>hang-from>door'],
    ['a bell with a bow', 'bell ribbon ribbon>hang-from>bell'],
    ['a christmas tree with lights', 'christmas-tree tree-lights tree-lights>hang-from>christmas-tree'],
    ['a house with garlands', 'house garland garland>hang-from>house'],
  ])('is on it: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it('is on what those decorate who are named beside it', () => {
    expect(read('kids decorating a christmas tree with lights')).toContain(
      'tree-lights>hang-from>christmas-tree',
    );
  });

  it.each([
    ['a cat with a bow', 'cat ribbon cat>wear>ribbon'],
    ['two wreaths and a door', 'wreath*2 door'],
    ['a wreath on a table', 'wreath table wreath>on>table'],
  ])('is where it is said otherwise: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });
});

/** Without a guessed setting. */
function read(prompt: string): string {
  return formatScene(readPrompt(prompt)).replace(/ @\?\S+/, '');
}
