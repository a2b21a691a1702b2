import type { Lexeme } from './lexemes.ts';

/** Makes "made of metal" and "made of concrete" say nothing more: a line drawing of it is the same. English. */
export function plainMaterials(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const isSaid = isPlainAt(lexemes, at) || isPlainAt(lexemes, at - 1);
    return isSaid ? { ...lexeme, kind: 'known', senses: [{ kind: 'remark' }], plural: false } : lexeme;
  });
}

/** Whether "made of" is at `at`, and a material after it that has no print. */
function isPlainAt(lexemes: readonly Lexeme[], at: number): boolean {
  const [made, of] = [lexemes[at], lexemes[at + 1]];
  if (made === undefined || of === undefined || !MADE.test(made.phrase)) return false;
  // "made of gold coins".
  const isWhole = !lexemes[at + 2]?.senses.some(({ kind }) => kind === 'thing');
  const isRemark = of.senses.length > 0 && of.senses.every(({ kind }) => kind === 'remark');
  return isWhole && (isRemark || MATERIALS.has(of.phrase));
}

const MADE = /^(?:made|made out|made from|built|built out|carved|carved out|formed) ?(?:of|from|out of)?$/;
const MATERIALS: ReadonlySet<string> = new Set(
  'coal ice steel iron tin mud dirt foam rubber concrete cement marble wax'.split(' '),
);
