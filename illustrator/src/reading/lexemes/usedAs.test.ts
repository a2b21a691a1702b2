import { describe, expect, it } from 'vitest';
import { formatScene } from '../formatScene.ts';
import { readPrompt } from '../readPrompt.ts';

const read = (prompt: string) => formatScene(readPrompt(prompt));

describe('what a thing is used as', () => {
  it.each([
    ['a mouse using a leaf as an umbrella', 'mouse fallen-leaf mouse>hold-up>fallen-leaf'],
    ['a frog using a lily pad as a boat', 'frog lily-pad frog>on>lily-pad'],
    ['a boy using a pot as a drum', 'boy flower-pot boy>hold>flower-pot'],
    ['a girl wearing a pot for a hat', 'girl flower-pot flower-pot>on.head>girl'],
    ['a snowman with sticks for arms and a pumpkin for a belly', 'snowman pumpkin snowman>hold>pumpkin'],
    ['a girl with a pencil as a wand', 'girl pencil girl>hold>pencil'],
    ['a girl with a carrot for a horse', 'girl carrot horse girl>hold>carrot'],
  ])('is no second thing: %s', (prompt, scene) => {
    expect(read(prompt)).toContain(scene);
  });

  it('is no calling of who has it', () => {
    expect(read('a bear with a bow tie as a waiter')).toContain('bear>wear>bow-tie');
    expect(readPrompt('a bear with a bow tie as a waiter').words.some(({ text }) => text === 'waiter')).toBe(
      true,
    );
  });

  it('may be a material that is drawn the same', () => {
    expect(read('a robot made of metal')).toBe('robot');
    expect(read('a snowman made of sand')).toContain('snowman');
    expect(read('a castle made of sand')).toContain('sandcastle');
  });
});

describe('what goes with somebody', () => {
  it.each([
    ['a bus full of kids driven by a bear', 'bear>drive>bus'],
    ['a horse with a saddle ridden by a girl', 'girl>ride>horse'],
    ['a cart with pumpkins pulled by a donkey', 'donkey>pull>horse-cart'],
    ['two elephants spraying water at each other', 'elephant>spray>elephant'],
    ['two goats charging at each other', 'goat>push>goat'],
    ['a mermaid combing her hair with a fork', 'mermaid>use-on-self.hair>fork'],
  ])('is what it is said of: %s', (prompt, scene) => {
    expect(read(prompt)).toContain(scene);
  });
});
