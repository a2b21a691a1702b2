import { KIN_OR_FRIEND } from '../languages/groupWords.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing } from './nouns.ts';

/** Makes "his best friend the porcupine" one noun: who the friend is follows. */
export function friendsByKind(lexemes: readonly Lexeme[]): Lexeme[] {
  const read: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const [friend, the] = read.slice(-2);
    const isSaid = the?.phrase === 'the' && friend !== undefined && isFriend(friend) && !isGiven(read);
    if (!isSaid || !isBeing(lexeme)) {
      read.push(lexeme);
      continue;
    }
    read.splice(-2, 2, { ...lexeme, text: `${friend.text} ${the.text} ${lexeme.text}` });
  }
  return read;
}

function isFriend({ phrase, plural }: Lexeme): boolean {
  return !plural && (KIN_OR_FRIEND.test(phrase) || /^(?:pal|buddy|bestie|neighbou?r)$/.test(phrase));
}

/** "shows her friend the puppy": what the friend gets. */
function isGiven(read: readonly Lexeme[]): boolean {
  return read.slice(-5).some(({ phrase }) => GIVING.test(phrase));
}

const GIVING = /^(?:giv|gave|show|hand|bring|pass|lend|read|teach|tell|offer|sell|send)/;
