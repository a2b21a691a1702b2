import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { judgeReading } from '../testing/judgeReading.ts';
import { readCorpus } from '../testing/readCorpus.ts';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';
import type { Scene, SceneThing } from './Scene.ts';

/** Things and relations as `formatScene` writes them, in no order; a guessed setting is left out. */
function read(prompt: string): string[] {
  return sorted(formatScene(readPrompt(prompt)).match(/[?"][^?"@~#]*"?|\S+/g) ?? []).filter(
    (each) => !each.startsWith('@?'),
  );
}

function sorted(signs: readonly string[]): string[] {
  return signs
    .map((sign) =>
      /[>?"]/.test(sign)
        ? sign.trim()
        : sign
            .split(/(?=[+:])/)
            .sort()
            .join(''),
    )
    .sort();
}

function keys(prompt: string): string[] {
  return readPrompt(prompt).things.map(({ key, count }) => (count === 1 ? key : `${count} ${key}`));
}

function first(prompt: string): SceneThing | undefined {
  return readPrompt(prompt).things[0];
}

function unknown({ words }: Scene): string[] {
  return words.flatMap(({ text, meaning }) => (meaning.as === 'unknown' ? [text] : []));
}

const LISTED = readFileSync(new URL('../../corpus/readings.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

describe('readPrompt', () => {
  it.each(LISTED)('reads "%s" whole', (prompt = '', wanted = '') => {
    expect(read(prompt)).toEqual(sorted(wanted.match(/[?"][^?"@~#]*"?|\S+/g) ?? []));
  });

  it.each([
    ['a pair of puppies', ['2 puppy']],
    ['a dozen eggs', ['12 egg']],
    ['mice and geese', ['3 mouse', '3 goose']],
    ['a fire truck, an ice cream cone and a teddy bear', ['fire-engine', 'ice-cream-cone', 'teddy-bear']],
    ['chocolate cake', ['birthday-cake']],
    ['a t-rex and a race-car', ['t-rex', 'racing-car']],
    ['a glass of milk and scissors', ['glass-of-milk', 'scissors']],
    ['two swings', ['2 swing']],
    ['a black cat', ['black-cat']],
  ])('counts and names "%s"', (prompt, expected) => {
    expect(keys(prompt)).toEqual(expected);
    expect(unknown(readPrompt(prompt))).toEqual([]);
  });

  it.each([
    ['two dinosaurs', ['t-rex', 'sauropod']],
    ['five dinosaurs', ['3 t-rex', '2 sauropod']],
    ['one dinosaur', ['t-rex']],
    ['two pets', ['dog', 'cat']],
    ['dinosaurs', ['t-rex', 'sauropod']],
  ])('shares a count out among the kinds of "%s"', (prompt, expected) => {
    expect(keys(prompt)).toEqual(expected);
  });

  it.each([
    ['a dog under a tree', 'under'],
    ['a bird over a house', 'over'],
    ['a knight in front of a castle', 'in-front-of'],
    ['a fox behind a bush', 'behind'],
    ['a pig next to a cow', 'next-to'],
    ['a kitten in a basket', 'in'],
  ])('relates the things of "%s"', (prompt, kind) => {
    expect(readPrompt(prompt).relations).toMatchObject([{ kind, from: 0, to: 1 }]);
  });

  it.each([
    ['a dragon flying over the village', true],
    ['a balloon above the city', true],
    ['a dragon in the village', undefined],
    ['a boy running through the city', undefined],
  ])('knows what is over its place: "%s"', (prompt, expected) => {
    expect(readPrompt(prompt).isOverSetting).toBe(expected);
  });

  it('makes a smile, a size, clothes and held things part of who has them', () => {
    expect(first('a daisy with a smiling face')).toMatchObject({ key: 'daisy', looks: { mood: 'happy' } });
    expect(keys('a daisy with a smiling face')).toEqual(['daisy']);
    expect(read('a big bear wearing a hat and a scarf')).toEqual(
      sorted(['bear+big', 'top-hat', 'scarf', 'bear>wear>top-hat', 'bear>wear>scarf']),
    );
    expect(readPrompt('a girl with a balloon').relations).toEqual([{ kind: 'hold', from: 0, to: 1 }]);
    expect(readPrompt('a girl with five balloons').relations).toEqual([{ kind: 'hold', from: 0, to: 1 }]);
    expect(readPrompt('a girl with nine balloons').relations).toEqual([{ kind: 'next-to', from: 1, to: 0 }]);
  });

  it.each([
    ['a cat in the garden', 'garden'],
    ['a fish under the sea', 'undersea'],
    ['a dog in the snow', 'snow'],
    ['a car in the city at night', 'city'],
    ['rocket', 'space'],
  ])('finds the setting of "%s"', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting);
  });

  it('keeps one sun, in the sky', () => {
    expect(readPrompt('a smiling sun on a sunny day').things).toHaveLength(1);
    expect(keys('a house, a tree and the sun')).toEqual(['house', 'tree']);
    expect(readPrompt('a house, a tree and the sun').weather).toEqual(['sun']);
  });

  it('reads styles', () => {
    expect(readPrompt('starships in a film style')).toMatchObject({ style: 'film', setting: 'space' });
    expect(readPrompt('a simple heart')).toMatchObject({ style: 'simple' });
    expect(first('a mandala')?.key).toBe('mandala');
    expect(readPrompt('a bear for toddlers').style).toBe('toddler');
    expect(readPrompt('starships in a laser battle').weather).toEqual(['beams']);
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
    ['Noah’s 6th birthday with a cake', ['Noah', '6']],
    ['grandma’s birthday', []],
    ['two dice', []],
    ['a girl reads a book', []],
  ])('letters what "%s" asks for', (prompt, texts) => {
    expect(readPrompt(prompt).texts).toEqual(texts);
  });

  it('names what it does not know, and draws the rest', () => {
    const scene = readPrompt('a zorblax and a cat with a flux capacitor');
    expect(unknown(scene)).toEqual(['zorblax', 'flux capacitor']);
    expect(scene.things.map(({ key }) => key)).toEqual(['cat']);
    expect(unknown(readPrompt('a grandma yodeling'))).toEqual(['yodeling']);
  });

  it.each([
    ['grandma baking cookies', 'kitchen'],
    ['a bear brushing his teeth', 'bathroom'],
    ['a boy at the barber', 'shop'],
    ['a lion at the dentist', 'hospital'],
    ['a bear cooking soup over a campfire', 'forest'],
    ['grandma baking cookies in the garden', 'garden'],
  ])('sets %j where that is done: %s', (prompt, setting) => {
    expect(readPrompt(prompt).setting).toBe(setting);
  });

  it('draws a season or a feast by itself with what belongs to it', () => {
    expect(readPrompt('Spring')).toMatchObject({ setting: 'garden' });
    expect(keys('halloween')).toContain('2 jack-o-lantern');
    expect(keys('Navidad')).toContain('christmas-tree');
    expect(keys('three pumpkins')).toEqual(['3 pumpkin']);
    expect(keys('three pumpkins on halloween')).toEqual(['3 jack-o-lantern']);
  });

  it.each([
    ['a sandcastle with flags', ['sandcastle']],
    ['a knight with a sword and shield', ['knight']],
    ['a teddy bear with a bow tie', ['teddy-bear', 'bow-tie']],
    ['animals on a farm', ['chicken', 'cow', 'pig']],
    ['a lion on a farm', ['lion']],
    ['a watch', ['watch']],
  ])('draws of %j %j', (prompt, wanted) => {
    const scene = readPrompt(prompt);
    expect(scene.things.map(({ key }) => key).sort()).toEqual([...wanted].sort());
    expect(unknown(scene)).toEqual([]);
  });

  it('seats Santa in his sleigh behind his reindeer, and dresses trick-or-treaters', () => {
    const kinds = (prompt: string) => readPrompt(prompt).relations.map(({ kind }) => kind);
    expect(kinds('Santa and his sleigh with reindeer')).toEqual(expect.arrayContaining(['in', 'pull']));
    expect(kinds('Santa in his sleigh')).toEqual(['in']);
    expect(kinds('trick or treating children')).toContain('wear');
  });

  it.each([
    ['Earth Day', 'tree'],
    ['the first day of school', 'backpack'],
    ['a construction site', 'excavator'],
    ['el día de los muertos', 'sugar-skull'],
  ])('draws %j whole, though words of it name less', (prompt, key) => {
    const scene = readPrompt(prompt);
    expect(scene.things.map((thing) => thing.key)).toContain(key);
    expect(unknown(scene)).toEqual([]);
  });

  it.each(['prompts.txt', 'held-out.txt', 'blind-2.txt', 'blind-3.txt', 'blind-4.txt', 'blind-5.txt'])(
    'has every noun of %s drawn or honestly named, and no unrelated picture',
    (name) => {
      const entries = readCorpus(new URL(`../../corpus/${name}`, import.meta.url));
      const grownOf = (key: string): string => artData().things.grownOf(key);
      const report = judgeReading(entries, { read: readPrompt, grownOf });
      expect(report.missed).toEqual([]);
      expect(report.unrelated).toEqual([]);
      expect(report.drawn / report.nouns).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('never throws, and keeps indexes inside their lists', () => {
    for (const prompt of [
      '',
      ' ',
      ',,,',
      'with on under it',
      'a '.repeat(500),
      'cat on cat on cat',
      '"',
      'on a on a',
      '一只猫',
      '🦄'.repeat(40),
    ]) {
      const { things, relations, words } = readPrompt(prompt);
      expect(relations.every(({ from, to }) => from < things.length && to < things.length)).toBe(true);
      expect(words.every(({ meaning }) => !('thing' in meaning) || meaning.thing < things.length)).toBe(true);
    }
  });
});
