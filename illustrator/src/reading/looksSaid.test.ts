import { describe, expect, it } from 'vitest';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';

describe('what somebody looks or feels like', () => {
  it.each([
    ['an old teacher', 'teacher+old'],
    ['una bruja vieja', 'witch+old'],
    ['un loup affamé', 'wolf+hungry'],
    ['ein schüchterner Junge', 'boy+shy'],
    ['a surprised girl', 'girl+surprised'],
    ['a goofy monkey', 'monkey+silly'],
    ['a mean witch', 'witch+angry'],
    ['a kawaii taco', 'taco+happy'],
    ['a princess with very long hair', 'princess+flowing'],
    ['a mermaid with braids', 'mermaid+braids'],
    ['una niña con el pelo largo', 'girl+flowing'],
    ['une fille avec des tresses', 'girl+braids'],
    ['ein Junge mit Locken', 'boy+curly'],
    ['a horse with curly hair', 'horse ?curly hair'],
    ['an avocado family', 'avocado*2+happy avocado*2+happy+small'],
    ['a slice of pizza with a cute face and a mustache', 'pizza+happy moustache pizza>wear>moustache'],
    ['a cat with big eyes and a mustache', 'cat moustache cat>wear>moustache'],
    ['a cup with eyes and a mustache', 'teacup+happy moustache teacup>wear>moustache'],
    ['a cat with a happy face and a beard', 'cat+happy beard cat>wear>beard'],
    ['a sad face and an angry face', 'sad-face angry-face'],
    ['a dirty pig', 'pig+dirty'],
    ['a sick giraffe', 'giraffe+sick'],
    ['ein verwirrter Roboter', 'robot+confused'],
    ['a puppy with a hurt paw', 'puppy+hurt'],
    ['a crooked house', 'house+crooked'],
    ['un chat maigre', 'cat+slim'],
    ['a curly-haired girl', 'girl+curly'],
    ['un hombre calvo', 'man+bald'],
    ['ein kaputtes Auto', 'automobile+cracked'],
    ['un perro mojado', 'dog+wet'],
    ['un bonhomme de neige qui fond', 'snowman+melting'],
    ['a snowman melting in the sun', 'snowman+melting ~sun'],
    ['a castle made of donuts and candy', 'castle+doughnut,candy'],
    ['un château fait de bonbons', 'castle+candy'],
  ])('is a look: "%s"', (prompt, thing) => {
    expect(read(prompt)).toBe(thing);
  });

  it.each([
    ['an open treasure chest', 'treasure-chest'],
    ['eine offene Tür', 'open-door'],
    ['a lantern lit in a cave', 'camping-lantern @cave'],
    ['une bougie allumée', 'candle'],
    ['a burning house', 'burning-house'],
    ['a burning barn', 'barn+burning'],
    ['a burning cat', 'cat ?burning'],
    ['a car with its hood open', 'car-with-open-hood'],
    ['a tractor with its hood open', 'tractor ?hood ?open'],
  ])('is a state where a picture shows it, else told: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it.each([['a muscular cow', 'cow ?muscular']])('is told where no picture has it: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });

  it.each([
    ['a brave red dog', 'dog'],
    ['a silly hat', 'top-hat'],
    ['an old boat', 'sailboat'],
    ['a 5 year old girl', 'girl'],
    ['une fille de 5 ans', 'girl'],
    ['una niña de 5 años', 'girl'],
    ['ein 5 Jahre altes Mädchen', 'girl'],
  ])('is left where no line shows it: "%s"', (prompt, scene) => {
    expect(read(prompt)).toBe(scene);
  });
});

/** Without a guessed setting. */
function read(prompt: string): string {
  return formatScene(readPrompt(prompt)).replace(/ @\?\S+/, '');
}
