import { artData } from '../art/artData.ts';

/** Every name of a thing in English, plural forms that are not regular too. */
export function listNames(): string[] {
  const { things } = artData();
  const records = [...[...things.collectives()].map(([, record]) => record), ...things.all()];
  return records.flatMap(({ names }) => names.en.flatMap((name) => name.split('/')));
}
