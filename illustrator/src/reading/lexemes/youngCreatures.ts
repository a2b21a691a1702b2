import { BEINGS } from '../../things/beings.ts';
import { hasClothes } from '../../things/likenessOf.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { recordOf } from './nouns.ts';

/**
 * Makes "a robot baby", "an alien kid" and "a zombie mom" one noun each: one of them, and no human being beside it. What is no
 * person in clothes is one by nature; a cat lady is none. English.
 */
export function youngCreatures(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const creature = joined.at(-1);
    const isYoung = YOUNG.test(lexeme.phrase);
    if (
      creature === undefined ||
      creature.plural ||
      !isCreature(creature) ||
      !(isYoung || GROWN.test(lexeme.phrase))
    ) {
      joined.push(lexeme);
      continue;
    }
    const isMany = lexeme.plural;
    joined.splice(-1, 1, ...(isYoung ? [{ ...lexeme, plural: false, senses: YOUNG_LOOK }] : []), {
      ...creature,
      plural: isMany,
    });
  }
  return joined;
}

function isCreature(lexeme: Lexeme): boolean {
  const record = recordOf(lexeme);
  if (record === undefined || !BEINGS.has(record.kind)) return false;
  return record.kind === 'person' ? !hasClothes(record) : MONSTERS.test(record.key);
}

const YOUNG_LOOK: readonly Sense[] = [{ kind: 'look', looks: { young: true }, look: 'young' }];
const YOUNG = /^(?:bab(?:y|ies)|kids?|child|children|boys?|girls?|toddlers?|son|daughter)$/;
const GROWN =
  /^(?:mom|mum|mommy|dad|daddy|mother|father|man|men|woman|women|lady|ladies|guys?|grandma|grandpa)$/;
const MONSTERS = /(?:^|-)(?:monster|yeti|cyclops)$/;
