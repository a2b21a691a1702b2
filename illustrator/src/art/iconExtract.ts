import { type Art, weightOf } from './art.ts';
import { iconArt, type StoredIcon } from './iconArt.ts';
import { Recent } from './Recent.ts';

/** Gives an icon's picture by its name in the extract. */
export type IconSource = (name: string) => Art | undefined;

/** Opens the text of the extract, one line an icon, `name<TAB>JSON`; an icon is read when it is first asked for. */
export function openIconExtract(text: string): IconSource {
  const stored = new Map<string, string>();
  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t');
    stored.set(line.slice(0, tab), line.slice(tab + 1));
  }
  const read = new Recent<Art>(MOST_KEPT, weightOf);
  return (name) => {
    const known = read.get(name);
    const icon = stored.get(name);
    if (known !== undefined || icon === undefined) return known;
    const art = iconArt(JSON.parse(icon) as StoredIcon);
    read.set(name, art);
    return art;
  };
}

/** Bytes of icons that a thread keeps. */
const MOST_KEPT = 4_000_000;
