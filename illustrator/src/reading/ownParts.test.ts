import { describe, expect, it } from 'vitest';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';

describe('what a thing has by its own drawing', () => {
  it.each([
    ['a beetle with pincers', 'beetle'],
    ['a pelican with a big bill', 'pelican'],
    ['a sheep with fluffy wool', 'ewe'],
    ['a pony with a shaggy coat', 'horse'],
    ['a rooster with a red comb', 'rooster'],
    ['a goat with a beard', 'goat'],
    ['a dragon with wings', 'dragon'],
    ['an ambulance with a red cross', 'ambulance'],
    ['a forklift with two forks', 'forklift'],
    ['a scooter with handlebars', 'kick-scooter'],
    ['a castle with a gate', 'castle'],
    ['a tulip with petals and leaves', 'tulip'],
    ['a rose with thorns', 'rose'],
    ['a mushroom with a big cap', 'mushroom'],
    ['a lollipop on a stick', 'lollipop'],
    ['a burger with cheese and a bun', 'hamburger'],
    ['a present with a ribbon', 'wrapped-gift'],
    ['a candle with a flame', 'candle'],
    ['a ring with a diamond', 'ring'],
    ['a clock with hands', 'wall-clock'],
    ['a turtle with a round shell', 'turtle'],
    ['a robot with antennas and buttons', 'robot'],
    ['a bee with stripes and wings', 'honeybee'],
    ['a beaver with a flat tail and big teeth', 'beaver'],
    ['a peacock with its feathers spread', 'peacock'],
    ['a mermaid with a fish tail', 'mermaid'],
    ['fries in a box', 'french-fries'],
    ['a robin bird', 'robin'],
    ['a pear fruit', 'pear'],
    ['a big letter B with a ball', 'soccer-ball "B"'],
    ['un gallo con cresta', 'rooster'],
    ['a dump truck full of sand', 'dump-truck'],
    ['une poule avec une crête', 'chicken'],
    ['ein Engel mit Heiligenschein', 'angel'],
  ])('is no second thing: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it.each([
    ['a cat with wings', 'cat wing*3 cat>wear>wing'],
    ['a goat with a hat', 'goat top-hat goat>wear>top-hat'],
    ['a girl with a comb', 'girl comb girl>hold>comb'],
    ['a candle on a plate', 'candle plate candle>on>plate'],
    ['a kitten playing with wool', 'kitten yarn kitten>play>yarn'],
  ])('is one where it is none of its own: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });
});

/** Without a guessed setting. */
function read(prompt: string): string {
  return formatScene(readPrompt(prompt)).replace(/ @\?\S+/, '');
}
