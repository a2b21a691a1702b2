import { describe, expect, it } from 'vitest';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';

describe('a part of what comes next', () => {
  it.each([
    ['a tiny mouse riding on the back of an elephant', 'mouse:ride+small elephant mouse>ride>elephant'],
    ['a parrot sitting on the head of a pirate', 'parrot:sit pirate parrot>on.head>pirate'],
    ['a mouse hiding under the wing of an owl', 'mouse owl mouse>under>owl'],
    ['un mono sentado sobre el lomo de una cebra', 'monkey:sit zebra monkey>on>zebra'],
    ['un pajarito en la cabeza de un elefante', 'bird elephant bird>on.head>elephant'],
    ['un chat sur les genoux de sa grand-mère', 'cat old-woman cat>on-lap>old-woman'],
    ['eine Maus auf dem Rücken einer Katze', 'mouse cat mouse>on>cat'],
    ['ein Papagei auf der Schulter eines Piraten', 'parrot pirate parrot>on-shoulders>pirate'],
    ['a bow on the head of a cat', 'ribbon cat cat>wear>ribbon'],
    ['a fish in the mouth of a bear', 'fish bear bear>hold>fish'],
    ['a girl petting the head of a dog', 'girl dog girl>tend.coat>dog'],
  ])('is where the verb or the preposition says: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it.each([
    ['a girl looking out of the window of a castle', 'girl:peek castle girl>look-out-of>castle'],
    [
      'a bird singing in the window of a cottage',
      'bird:sing house-with-windows bird>look-out-of>house-with-windows',
    ],
    ['a cat sitting on the roof of a house', 'cat:sit house cat>on>house'],
    ['un gato en el tejado de una casa', 'cat house cat>on>house'],
    ["une fille à la fenêtre d'un château", 'girl castle girl>look-out-of>castle'],
  ])('of a building is the building: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });
});

describe('a part that is named', () => {
  it.each([
    ['a cat with whiskers', 'cat'],
    ['a snail with a shell', 'snail'],
    ['a unicorn with a horn', 'unicorn'],
    ['a dog with a ball in its mouth', 'dog soccer-ball dog>hold.mouth>soccer-ball'],
    ['ein Elefant mit Rüssel', 'elephant'],
    ['un pájaro con plumas', 'bird'],
    ['un chien avec une queue', 'dog'],
    ['a snail without legs', 'snail'],
    ['a bull with big horns', 'ox'],
    ['an elephant with big ears', 'elephant'],
  ])('is there where the thing has it: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it.each([
    ['a fish with legs', 'fish ?legs'],
    ['a cat with a trunk', 'cat ?trunk'],
    ['a house with a tail', 'house ?tail'],
    ['a dog without a tail', 'dog ?tail'],
    ['eine Schlange mit Beinen', 'snake ?Beinen'],
    ['un gato con cuernos', 'cat ?cuernos'],
    ['une maison avec une queue', 'house ?queue'],
  ])('is told where the page shows it otherwise: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it.each([
    ['a snail with wings', 'snail>wear>wing'],
    ['un cheval avec des ailes', 'horse>wear>wing'],
    ['a man with a beard', 'man>wear>beard'],
    ['ein Mann mit Schnurrbart', 'man>wear>moustache'],
    ['a tree with eyes', 'tree+happy'],
  ])('is given where it can be: "%s"', (prompt, part) => {
    expect(read(prompt)).toContain(part);
    expect(read(prompt)).not.toContain('?');
  });
});

describe('what is with something', () => {
  it.each([
    ['a cake with 4 candles', 'bare-cake cake-candle*4 cake-candle>on>bare-cake'],
    ['a cake with candles', 'birthday-cake'],
    [
      'a cake with five candles and a mouse jumping out of it',
      'bare-cake cake-candle*5 mouse:jump cake-candle>on>bare-cake mouse>in>bare-cake',
    ],
    ['a dress with flowers on it', 'dress+flower'],
    ['un panier plein de pommes', 'basket red-apple*3 red-apple>in>basket'],
    ['a boy playing soccer with his dog', 'boy:kick dog soccer-ball boy>face>dog boy>kick>soccer-ball'],
    ['a dog playing catch with a boy', 'dog boy soccer-ball dog>throw>soccer-ball boy>throw>soccer-ball'],
  ])('is on it, in it or plays too: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });
});

describe('a family of so many', () => {
  it.each([
    ['a family of four around the fire', 'man woman girl boy'],
    ['family of five having a picnic', 'man woman girl boy boy2'],
    ['una familia de tres', 'man woman girl'],
    ['a family of four bears', 'bear*2 bear-cub*2'],
  ])('is people unless others are named: "%s"', (prompt, members) => {
    const { things } = readPrompt(prompt);
    expect(read(prompt)).toContain(members.split(' ')[0]);
    expect(things.slice(0, members.split(' ').length).map(({ key }) => key)).toEqual(
      members.split(' ').map((key) => key.replace(/[*\d]+$/, '')),
    );
  });
});

describe('them', () => {
  it('are those who are watched rather than what they have', () => {
    expect(read('two boys with buckets, a crab watching them')).toContain('crab>look-at>boy');
  });
});

describe('what stands behind an object', () => {
  it.each([
    ['a bull chasing a boy in a red shirt', 'boy>wear>t-shirt'],
    ['a girl holding a cat in a boat', 'girl>in>'],
    ['grandpa feeding ducks from a park bench', 'old-man>on>bench'],
    ['a boy picking apples from a tree', 'boy>hold>red-apple'],
    ['a child blowing out candles on a birthday cake', 'child>blow-at>birthday-cake'],
    ['une princesse qui souffle les bougies de son gâteau', 'princess>blow-at>birthday-cake'],
    ['a bear blowing out candles', 'bear>blow-at>birthday-candles'],
    ['un chien qui porte un chapeau', 'dog>wear>top-hat'],
    ['a girl in a dress and boots jumping', 'girl:jump'],
    ['a cat wearing boots', 'cat:stand'],
  ])('is said of whom it fits: "%s"', (prompt, relation) => {
    expect(read(prompt)).toContain(relation);
  });
});

describe('who is raced', () => {
  it('runs too', () => {
    expect(read('a snail racing a rabbit')).toContain('rabbit:run');
    expect(read('a snail watching a rabbit')).not.toContain(':run');
  });
});

describe('riding', () => {
  it('is done where something is ridden alone', () => {
    expect(read('a boy riding')).toBe('boy ?riding');
    expect(read('a boy riding a pony')).toBe('boy:ride horse boy>ride>horse');
  });
});

/** Without a guessed setting. */
function read(prompt: string): string {
  return formatScene(readPrompt(prompt)).replace(/ @\?\S+/, '');
}
