import type { PersonLook } from '../../parts/person/PersonLook.ts';
import { hasLashes } from '../../parts/person/personHead.ts';
import { MAN, WOMAN } from '../../reading/languages/callingWords.ts';
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
