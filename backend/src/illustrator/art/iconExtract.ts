import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dataFilePath } from '../../dataFile.ts';
import type { Art } from './art.ts';
import { iconArt, type StoredIcon } from './iconArt.ts';

/** Gives an icon's picture by its name in the extract. */
export type IconSource = (name: string) => Art | undefined;

/** Opens the extract: the file is read once, an icon when it is first asked for. */
export function openIconExtract(file = DATA_FILE): IconSource {
  const stored = new Map<string, string>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const tab = line.indexOf('\t');
    stored.set(line.slice(0, tab), line.slice(tab + 1));
  }
  const read = new Map<string, Art>();
  return (name) => {
    const known = read.get(name);
    const text = stored.get(name);
    if (known !== undefined || text === undefined) return known;
    const art = iconArt(JSON.parse(text) as StoredIcon);
    read.set(name, art);
    return art;
  };
}

const DATA_FILE = dataFilePath('src/illustrator/art/data/icons.ndjson.gz');
