import type { DrawnPage, Reading } from '../drawnScene.ts';
import type { Undone } from '../placing/Placement.ts';
import type { ReadWord, Scene } from '../reading/Scene.ts';

/** What is on a page and what of its description is not, in the description's words. */
export function namesOf(scene: Scene, undone: Undone): Pick<DrawnPage, 'drawn' | 'unknown' | 'readings'> {
  const things = scene.things.filter((_, index) => !undone.things.includes(index)).map(({ words }) => words);
  const parts = scene.words.filter(
    ({ meaning }) => meaning.as === 'thing' && meaning.isPart && !undone.things.includes(meaning.thing),
  );
  const around = scene.words.filter(
    ({ meaning }) =>
      (meaning.as === 'setting' && !meaning.leads) ||
      (meaning.as === 'look' && meaning.look === 'motif') ||
      (meaning.as === 'weather' && !undone.weather.includes(meaning.weather)),
  );
  const missing = scene.words.filter((word) => !isDone(word, undone)).map(({ text }) => text);
  const apart = undone.relations.flatMap((index) => unnamed(scene, index) ?? []);
  const unknown = new Set([...missing, ...apart]);
  const drawn = new Set([...things, ...[...parts, ...around].map(({ text }) => text)]);
  return {
    // What a deed brings along bears its word: that is told once, as not done.
    drawn: [...drawn].filter((text) => !unknown.has(text)),
    unknown: [...unknown],
    readings: readingsOf(scene),
  };
}

/** Misspelled words, each once, and what they were read as. */
function readingsOf({ words }: Scene): Reading[] {
  const readings = new Map(words.flatMap(({ text, readAs }) => (readAs ? [[text, readAs] as const] : [])));
  return [...readings].map(([word, read_as]) => ({ word, read_as }));
}

/** What a relation is told by that no word stands for. */
function unnamed({ relations, words }: Scene, index: number): string | undefined {
  const isNamed = words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === index);
  return isNamed ? undefined : relations[index]?.words;
}

/** Whether what a word asks for is on the page. */
function isDone({ meaning }: ReadWord, undone: Undone): boolean {
  switch (meaning.as) {
    case 'thing':
      return !undone.things.includes(meaning.thing);
    case 'pose':
      return !undone.poses.includes(meaning.thing);
    case 'relation':
      return !undone.relations.includes(meaning.relation);
    case 'look':
      return !undone.looks.some(({ thing, look }) => thing === meaning.thing && look === meaning.look);
    case 'weather':
      return !undone.weather.includes(meaning.weather);
    case 'text':
      return !undone.texts.includes(meaning.text);
    case 'unknown':
      return false;
    default:
      return true;
  }
}
