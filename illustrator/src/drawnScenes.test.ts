import { countGateFaults } from '@lineleaf/press/gate';
import { describe, expect, it } from 'vitest';
import { drawPlacement } from './drawing/drawPlacement.ts';
import { drawScene, LINE_STYLES } from './drawPage.ts';
import { placeScene } from './placing/placeScene.ts';
import { readPrompt } from './reading/readPrompt.ts';
import type { Scene } from './reading/Scene.ts';
import { SentenceGrammar } from './testing/SentenceGrammar.ts';
import { thingAreas } from './testing/thingAreas.ts';

/** For a machine with much else to do. */
const PATIENCE = 240_000;
const SENTENCES = process.env.LINELEAF_LONG === undefined ? 60 : 600;

const grammar = new SentenceGrammar(60);
const prompts = Array.from({ length: SENTENCES }, () => grammar.sentence());

/** Fewer square pixels than a child's crayon can fill: 3 mm by 3 mm. */
const LEAST_AREA = 300;

/** Of what is drawn in three layouts that all fail, the best is kept. */
const MOST_FAILED = 1 / 60;
/** More than so many on one page become too small. */
const MOST_THINGS = 12;
const MOST_FOR_TODDLERS = 4;

function countOf({ things }: Scene): number {
  return things.reduce((sum, { count }) => sum + count, 0);
}

describe(`${SENTENCES} sentences over the whole vocabulary`, () => {
  it(
    'make pages of two levels that pass the gate, 59 times in 60',
    () => {
      const faults = prompts.flatMap((prompt, index) => {
        const scene = readPrompt(prompt);
        const count = countOf(scene);
        if (count === 0) return [];
        const detail = index % 2 === 0 && count <= MOST_FOR_TODDLERS ? 'toddler' : 'child';
        const { colorability } = drawScene(scene, index, detail);
        const failed = countGateFaults(colorability, { isSimple: detail === 'toddler', pictureShare: 1 });
        return failed === 0 ? [] : [`${prompt} (${detail}): ${JSON.stringify(colorability)}`];
      });
      expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(SENTENCES * MOST_FAILED);
    },
    PATIENCE,
  );

  it(
    'leave something to color of everything that is said to be drawn',
    () => {
      const bare = prompts.slice(0, SENTENCES / 2).flatMap((prompt, index) => {
        const scene = readPrompt(prompt);
        if (countOf(scene) > MOST_THINGS) return [];
        const { pieces, undone } = placeScene(scene, { seed: index, detail: 'child' });
        const areas = thingAreas(drawPlacement(pieces, LINE_STYLES.child, index), pieces);
        const shown = new Set(pieces.map(({ thing }) => thing));
        return scene.things.flatMap(({ key }, thing) =>
          undone.things.includes(thing) || !shown.has(thing) || (areas.get(thing) ?? 0) >= LEAST_AREA
            ? []
            : [`${prompt}: ${key}`],
        );
      });
      expect(bare).toEqual([]);
    },
    PATIENCE,
  );
});
