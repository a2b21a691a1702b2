import { artData } from '../../art/artData.ts';
import type { Thing } from '../../things/Things.ts';
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
    read.push({ ...plot, kind: 'known', senses: [{ kind: 'setting', setting }], plural: false });
    read.push({ text: '', phrase: '', kind: 'comma', senses: [], plural: false });
    read.push({ ...one, plural: true });
    at += 1;
  }
  return read;
}

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
