import { artData } from '../../art/artData.ts';
import type { Thing } from '../../things/Things.ts';
import { thingSense } from '../words/thingSenses.ts';
import type { Lexeme } from './lexemes.ts';

const PLOTS = /^(?:field|patch|garden|plot)s?$/;
const FIELD = /^field/;

/** "a carrot patch" is read as "a vegetable garden, carrots": what grows there is seen. English. */
export function plotsOfPlants(lexemes: readonly Lexeme[]): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const [one, plot] = [lexemes[at], lexemes[at + 1]];
    if (one === undefined) continue;
    if (plot === undefined || one.plural || !PLOTS.test(plot.phrase) || !grows(one)) {
      read.push(one);
      continue;
    }
    const setting = FIELD.test(plot.phrase) ? 'field' : isFood(one) ? 'vegetable-garden' : 'garden';
    read.push(
      ...plotWith(
        { ...plot, kind: 'known', senses: [{ kind: 'setting', setting }], plural: false },
        one,
        read,
      ),
    );
    at += 1;
  }
  return read;
}

/** "a cornfield", "an orchard": corn and apple trees grow there. */
export function plotsByName(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.flatMap((lexeme, at) => {
    const [sense] = lexeme.senses;
    if (sense?.kind !== 'setting' || sense.plant === undefined) return [lexeme];
    const plant = { ...lexeme, senses: [thingSense([sense.plant], undefined)] };
    return plotWith(lexeme, plant, lexemes.slice(0, at));
  });
}

/** A field, and several of a plant, among which those are who were named before; food lies there. */
function plotWith(plot: Lexeme, plant: Lexeme, before: readonly Lexeme[]): Lexeme[] {
  const isAlone = before.every(({ senses }) => senses.every(({ kind }) => kind !== 'thing'));
  const none = { text: '', phrase: '', plural: false };
  return [
    plot,
    { ...none, kind: 'comma', senses: [] },
    ...(isFood(plant) || isAlone ? [] : [AMONG]),
    { ...plant, plural: true },
  ];
}

const AMONG: Lexeme = {
  text: '',
  phrase: 'among',
  kind: 'known',
  senses: [{ kind: 'preposition', preposition: 'among' }],
  plural: false,
};

function recordOf({ kind, senses }: Lexeme): Thing | undefined {
  const [first] = senses;
  return kind === 'known' && first?.kind === 'thing' ? artData().things.get(first.keys[0] ?? '') : undefined;
}

function isFood(one: Lexeme): boolean {
  return recordOf(one)?.kind === 'food';
}

function grows(one: Lexeme): boolean {
  const record = recordOf(one);
  return record?.kind === 'plant' || (isFood(one) && record?.rests === undefined);
}
