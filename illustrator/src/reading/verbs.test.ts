import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { LANGUAGES } from './languages/LanguageWords.ts';
import { readPrompt } from './readPrompt.ts';
import { verbSchema } from './words/verbSchema.ts';

const LINES = readFileSync(new URL('../../corpus/verbs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const SHOWN = LINES.filter((line) => !line.startsWith('|'));
const NOT_SHOWN = LINES.filter((line) => line.startsWith('|')).map((line) => line.slice(1));

function unknownOf(prompt: string): string[] {
  return readPrompt(prompt).words.flatMap(({ text, meaning }) => (meaning.as === 'unknown' ? [text] : []));
}

describe('verbs', () => {
  it(`are done, ${SHOWN.length} of them`, () => {
    expect(SHOWN.filter((doing) => unknownOf(`a girl ${doing}`).length > 0)).toEqual([]);
  });

  it('that a page does not show are said to be not done', () => {
    const isTold = (doing: string) => unknownOf(`a girl ${doing}`).includes(doing.split(' ')[0] ?? '');
    expect(NOT_SHOWN.filter((doing) => !isTold(doing))).toEqual([]);
  });

  it.each([
    ['a boy sweeping', 'broom'],
    ['a boy sweeping the floor', 'broom'],
    ['a witch stirring soup', 'wooden-spoon'],
    ['a farmer raking leaves', 'rake'],
    ['una niña barriendo', 'broom'],
    ['une sorcière qui remue la soupe', 'wooden-spoon'],
    ['Oma bügelt ein Hemd', 'iron'],
  ])('bring their tool along: "%s"', (prompt, tool) => {
    expect(readPrompt(prompt).things.map(({ key }) => key)).toContain(tool);
  });

  it('are done with the tool that is named', () => {
    expect(readPrompt('a boy sweeping with a mop').things.map(({ key }) => key)).toEqual(['boy', 'mop']);
  });

  it('hold what a record of a verb holds, and name things that are there', () => {
    const { things, verbs } = artData();
    const faults = [...verbs].flatMap(([verb, record]) => {
      const { error } = verbSchema.safeParse(record);
      const keys = [record.takes, record.holds].filter((key) => key !== undefined);
      return [
        ...(error === undefined ? [] : [`${verb}: ${error.message}`]),
        ...keys.filter((key) => things.get(key) === undefined).map((key) => `${verb}: ${key}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('have one record for each name in %s', (language) => {
    const owners = new Map<string, string>();
    const shared = [...artData().verbs].flatMap(([verb, { names }]) =>
      names[language].flatMap((name) => {
        const owner = owners.get(name);
        owners.set(name, verb);
        return owner === undefined || owner === verb ? [] : [`${name}: ${owner}, ${verb}`];
      }),
    );
    expect(shared).toEqual([]);
  });
});
