import { expect, it } from 'vitest';
import { formatScene } from './formatScene.ts';
import { readPrompt } from './readPrompt.ts';

it.each([
  ['a dump truck dumping a load of dirt', 'tipping-dump-truck'],
  ['a dump truck unloading rocks', 'tipping-dump-truck boulder*3 tipping-dump-truck>unload>boulder'],
  ['an excavator digging a hole', 'digging-excavator'],
  [
    'an excavator scooping sand into a dump truck',
    'digging-excavator dump-truck digging-excavator>load>dump-truck',
  ],
  ['a cement mixer pouring concrete', 'pouring-cement-mixer'],
  ['a garbage truck emptying trash cans', 'collecting-garbage-truck'],
  ['a wrecking ball knocking down a house', 'wrecking-ball house wrecking-ball>smash>house'],
  ['a monster truck crushing cars', 'monster-truck crushed-cars monster-truck>on>crushed-cars'],
  ['un tractor arando un campo', 'plowing-tractor'],
  ['una excavadora cavando un hoyo', 'digging-excavator'],
  [
    'a fire truck with its ladder up at a house',
    'laddered-fire-engine house laddered-fire-engine>load>house',
  ],
  ['a man on the ladder of a fire truck', 'man laddered-fire-engine man>on>laddered-fire-engine'],
  ['a moose paddling a canoe', 'moose canoe moose>row>canoe'],
  [
    'a boy paddling a canoe with his grandpa',
    'boy canoe old-man boy>row>canoe old-man>next-to>boy old-man>row>canoe',
  ],
  ['a car with a canoe on the roof', 'automobile canoe canoe>on>automobile'],
  ['a pickup truck full of watermelons', 'loaded-pickup watermelon*3 watermelon>in>loaded-pickup'],
  ['a dog riding in the back of a truck', 'dog loaded-pickup dog>in>loaded-pickup'],
  ['a bulldozer with a rabbit at the wheel', 'bulldozer rabbit rabbit>drive>bulldozer'],
  ['a farmer on a tractor', 'farmer open-tractor farmer>on>open-tractor'],
  ['a pirate steering his ship', 'pirate ships-wheel pirate>tend>ships-wheel'],
  ['a pilot waving from the cockpit of a plane', 'pilot:wave airliner pilot>in>airliner'],
])('reads "%s" as %s and leaves no word', (prompt, scene) => {
  expect(formatScene(readPrompt(prompt)).replace(/ [@~].*/, '')).toBe(scene);
});
