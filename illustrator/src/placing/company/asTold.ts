import type { PersonLook } from '../../parts/person/PersonLook.ts';
import { hasLashes } from '../../parts/person/personHead.ts';
import type { SceneThing } from '../../reading/Scene.ts';
import type { Thing } from '../../things/Things.ts';

/** The number of an outfit of who is meant: a policewoman is a woman, a mailman is a man. Other words leave it as it is. */
export function asTold({ words }: SceneThing, { drawing }: Thing, variant: number): number {
  const isWoman = WOMAN.test(words) ? true : MAN.test(words) ? false : undefined;
  if (isWoman === undefined || drawing === undefined || !('figure' in drawing)) return variant;
  const fitting = drawing.figure.flatMap((outfit, index) =>
    hasLashes(outfit as unknown as PersonLook) === isWoman ? [index] : [],
  );
  return fitting[variant % fitting.length] ?? variant;
}

/** How words for callings end that mean a woman, or a man, in the four languages. */
const WOMAN =
  /(?:woman|women|lady|ladies|girl|ess|esses|[eè]re|euse|trice|ienne|(?:(?<!pèl)er|ist|at|wirt|ot|in)in(?:nen)?|frau(?:en)?|[dt]ora|(?<!carr)era|dama)s?$/i;
const MAN = /(?:man|men|guy|lord|boy|mann|männer)s?$/i;
