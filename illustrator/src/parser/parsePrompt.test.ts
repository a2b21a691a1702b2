import { describe, expect, it } from 'vitest';
import type { SceneRequest } from '../scene.ts';
import { parsePrompt } from './index.ts';

function arts(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map(({ art, count }) => (count === 1 ? art : `${count} ${art}`));
}

function first(prompt: string): SceneRequest['subjects'][number] | undefined {
  return parsePrompt(prompt).subjects[0];
}

describe('parsePrompt', () => {
  it.each([
    ['three kittens', ['3 kitten']],
    ['a pair of puppies', ['2 puppy']],
    ['5 little ducklings', ['5 duckling']],
    ['a dozen eggs', ['12 egg']],
    ['mice and geese', ['3 mouse', '3 goose']],
    ['a fire truck, an ice cream cone and a teddy bear', ['fire-engine', 'ice-cream-cone', 'teddy-bear']],
    ['chocolate cake', ['birthday-cake']],
    ['a t-rex and a race-car', ['t-rex', 'racing-car']],
    ['a glass of milk and scissors', ['glass-of-milk', 'scissors']],
    ['two swings', ['2 swing']],
    ['a black cat', ['black-cat']],
  ])('counts and names "%s"', (prompt, expected) => {
    expect(arts(prompt)).toEqual(expected);
    expect(parsePrompt(prompt).unknown).toEqual([]);
  });

  it('makes a smile, a size, clothes and held things part of the subject', () => {
    expect(first('a daisy with a smiling face')).toMatchObject({
      art: 'daisy',
      attributes: { smiling: true },
    });
    expect(first('a big bear wearing a hat and a scarf')).toMatchObject({
      attributes: { size: 'big', wearing: ['top-hat', 'scarf'] },
    });
    expect(first('a girl with a balloon')).toMatchObject({ attributes: { holding: ['balloon'] } });
    expect(arts('a daisy with a smiling face')).toEqual(['daisy']);
    expect(arts('a big bear wearing a hat and a scarf')).toEqual(['bear']);
  });

  it('draws many balloons beside a girl rather than in her hand', () => {
    expect(arts('a girl with five balloons')).toEqual(['girl', '5 balloon']);
  });

  it('turns a person and a verb into one action', () => {
    expect(first('a child running')).toMatchObject({ art: 'child', attributes: { action: 'run' } });
    expect(first('a dancing girl')).toMatchObject({ art: 'girl', attributes: { action: 'dance' } });
    expect(first('a boy swimming')).toMatchObject({ art: 'man-swimming' });
    expect(arts('a boy riding a bike')).toEqual(['man-biking']);
    expect(first('a girl reading a book')).toMatchObject({ attributes: { action: 'read' } });
  });

  it.each([
    ['two cats on a boat', 'on'],
    ['a dog under a tree', 'under'],
    ['a bird over a house', 'over'],
    ['a knight in front of a castle', 'inFrontOf'],
    ['a fox behind a bush', 'behind'],
    ['a pig next to a cow', 'nextTo'],
    ['a kitten in a basket', 'in'],
  ])('relates the subjects of "%s"', (prompt, kind) => {
    expect(parsePrompt(prompt).subjects[0]?.relation).toEqual({ kind, to: 1 });
  });

  it.each([
    ['a vase of sunflowers', 'sunflower', 'in'],
    ['a cupcake with a cherry on top', 'cherries', 'on'],
  ])('puts what belongs in or on a thing there: "%s"', (prompt, art, kind) => {
    expect(parsePrompt(prompt).subjects[1]).toMatchObject({ art, relation: { kind, to: 0 } });
  });

  it('reads the young of an animal as a smaller one of its kind', () => {
    const [parent, young] = parsePrompt('a mommy elephant and her baby').subjects;
    expect([parent?.art, young?.art]).toEqual(['elephant', 'elephant']);
    expect(young?.attributes.size).toBe('small');
  });

  it.each([
    ['two dinosaurs', ['t-rex', 'sauropod']],
    ['five dinosaurs', ['3 t-rex', '2 sauropod']],
    ['one dinosaur', ['t-rex']],
    ['two pets', ['dog', 'cat']],
    ['dinosaurs', ['t-rex', 'sauropod']],
  ])('shares a count out among the kinds of "%s"', (prompt, expected) => {
    expect(arts(prompt)).toEqual(expected);
  });

  it('gives animals that play a game one ball between them, and people none beside their own', () => {
    expect(arts('two dogs playing soccer')).toEqual(['2 dog', 'soccer-ball']);
    expect(arts('a girl playing soccer')).toHaveLength(1);
  });

  it('gives wings and a fishing rod to who has them', () => {
    expect(parsePrompt('a cat with wings').subjects[0]?.attributes.wearing).toEqual(['wing']);
    const [grandpa, boat] = parsePrompt('grandpa fishing in a boat').subjects;
    expect(grandpa).toMatchObject({
      attributes: { holding: ['fishing-pole'] },
      relation: { kind: 'in', to: 1 },
    });
    expect(boat?.art).toBe('sailboat');
  });

  it('puts what is "around it" around the thing that it came with', () => {
    const scene = parsePrompt('a cake with strawberries around it');
    expect(scene.subjects[1]).toMatchObject({ art: 'strawberry', relation: { kind: 'around', to: 0 } });
  });

  it.each([
    ['a cat in the garden', 'garden'],
    ['a fish under the sea', 'undersea'],
    ['a dog in the snow', 'snow'],
    ['a car in the city at night', 'city'],
    ['rocket', 'space'],
    ['two race cars', 'road'],
  ])('finds the setting of "%s"', (prompt, setting) => {
    expect(parsePrompt(prompt).setting).toBe(setting);
  });

  it('never makes a setting, a verb or an adjective into a thing', () => {
    expect(arts('a cute fluffy penguin sliding happily on the ice')).toEqual(['penguin']);
    expect(arts('a garden with flowers, butterflies and a bird')).toEqual([
      '3 flower',
      '3 butterfly',
      'bird',
    ]);
    expect(parsePrompt('a cute fluffy penguin sliding happily on the ice').unknown).toEqual([]);
  });

  it('keeps one sun', () => {
    expect(parsePrompt('a smiling sun on a sunny day').weather).toEqual([]);
    expect(arts('a house, a tree and the sun')).toEqual(['house', 'tree']);
    expect(parsePrompt('a house, a tree and the sun').weather).toEqual(['sun']);
  });

  it('reads styles', () => {
    expect(parsePrompt('starships in a film style')).toMatchObject({ style: 'film', setting: 'space' });
    expect(parsePrompt('a simple heart')).toMatchObject({ style: 'simple' });
    expect(parsePrompt('a mandala').subjects[0]?.art).toBe('mandala');
    expect(parsePrompt('a bear for toddlers').style).toBe('toddler');
    expect(parsePrompt('starships in a laser battle').weather).toEqual(['beams']);
  });

  it.each([
    ['the letter B with bees', ['B']],
    ['letters A, B and C', ['A', 'B', 'C']],
    ['the number 7 with balloons', ['7']],
    ['the name emma with stars', ['Emma']],
    ['A is for apple', ['A']],
    ['a banner that says "Happy Day"', ['Happy Day']],
    ['happy birthday with a cake', ['Happy Birthday']],
    ['a sign that says OPEN', ['OPEN']],
    ['the name Nguyễn', ['Nguyễn']],
    ['el nombre Begoña con flores', ['Begoña']],
    ['un cartel que dice HOLA', ['HOLA']],
    ['le prénom Zoé avec un chat', ['Zoé']],
    ['ein Schild, auf dem HALLO steht', ['HALLO']],
    ['eine Katze namens Mimi', ['Mimi']],
  ])('letters what "%s" asks for', (prompt, letters) => {
    expect(parsePrompt(prompt).letters).toEqual(letters);
  });

  it('names what it does not know, and draws the rest', () => {
    const scene = parsePrompt('a zorblax and a cat with a flux capacitor');
    expect(scene.unknown).toEqual(['zorblax', 'flux capacitor']);
    expect(scene.subjects.map(({ art }) => art)).toEqual(['cat']);
  });

  it('hands back a prompt of which nothing is known', () => {
    expect(parsePrompt('  something nice ').unknown).toEqual(['something nice']);
    expect(parsePrompt('一只猫').unknown).toEqual(['一只猫']);
  });

  it.each([
    ['un gato con sombrero en el jardín', 'cat', 'garden'],
    ['deux chats sous un arbre', '2 cat', undefined],
    ['drei kleine Katzen im Wald', '3 cat', 'forest'],
    ['una mariposa y una flor', 'butterfly', 'garden'],
    ['eine Meerjungfrau unter dem Meer', 'mermaid', 'undersea'],
    ['mariposa', 'butterfly', 'garden'],
  ])('reads "%s"', (prompt, art, setting) => {
    expect(arts(prompt)[0]).toBe(art);
    expect(parsePrompt(prompt).setting).toBe(setting);
    expect(parsePrompt(prompt).unknown).toEqual([]);
  });

  it('never throws, and keeps relations inside the list', () => {
    for (const prompt of [
      '',
      ' ',
      ',,,',
      'with on under it',
      'a '.repeat(500),
      'cat on cat on cat',
      '"',
      'on a on a',
    ]) {
      const { subjects } = parsePrompt(prompt);
      expect(subjects.every(({ relation }) => relation === undefined || relation.to < subjects.length)).toBe(
        true,
      );
    }
  });
});

describe('parsePrompt on families, feasts and names', () => {
  it('takes the mother of animals for one of them, larger than her young', () => {
    const { subjects } = parsePrompt('three ducklings following their mother to the pond');
    expect(subjects.map(({ art, count, attributes }) => [art, count, attributes.size])).toEqual([
      ['duckling', 3, 'small'],
      ['duck', 1, undefined],
    ]);
    expect(arts('a dog and my mom')).toEqual(['dog', 'woman']);
  });

  it('keeps young that are known by their own name smaller than the grown ones beside them', () => {
    expect(parsePrompt('a cow and a calf').subjects.map(({ attributes }) => attributes.size)).toEqual([
      undefined,
      'small',
    ]);
    expect(first('a kitten')?.attributes.size).toBeUndefined();
  });

  it('draws a season or a feast by itself with what belongs to it', () => {
    expect(parsePrompt('Spring')).toMatchObject({ setting: 'garden', unknown: [] });
    expect(arts('halloween')).toContain('2 jack-o-lantern');
    expect(arts('three pumpkins')).toEqual(['3 pumpkin']);
    expect(arts('three pumpkins on halloween')).toEqual(['3 jack-o-lantern']);
  });

  it('letters whose birthday it is, and no word that is not asked for as text', () => {
    expect(parsePrompt('Zorblax')).toMatchObject({ letters: [], unknown: ['Zorblax'] });
    expect(parsePrompt('a zorblax and a cat')).toMatchObject({ letters: [], unknown: ['zorblax'] });
    expect(parsePrompt('two dice')).toMatchObject({ letters: [] });
    expect(parsePrompt('Noah’s 6th birthday with a cake')).toMatchObject({
      letters: ['Noah', '6'],
      unknown: [],
    });
    expect(parsePrompt('grandma’s birthday').letters).toEqual([]);
  });

  it('hangs what is pulled on what pulls it, and fills what is full', () => {
    expect(parsePrompt('a tractor pulling a wagon full of pumpkins').subjects).toMatchObject([
      { art: 'tractor' },
      { art: 'wagon', relation: { kind: 'trail', to: 0 } },
      { art: 'pumpkin', count: 4, relation: { kind: 'in', to: 1 } },
    ]);
    expect(first('a snail climbing up a sunflower')?.relation).toEqual({ kind: 'climb', to: 1 });
  });

  it('tells who is sad or afraid', () => {
    expect(first('a sad bear')?.attributes.sad).toBe(true);
    expect(first('a girl who is afraid of a spider')?.attributes.sad).toBe(true);
  });
});
