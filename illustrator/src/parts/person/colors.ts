import type { Art } from '../../art/art.ts';
import { Sketch } from '../Sketch.ts';
import { placement } from '../shapes.ts';
import type { Age, PersonLook } from './PersonLook.ts';

/** What a person is colored with in a suggestion. */
export interface PersonColors {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoes: string;
  accent: string;
}

/** Colors of skin. */
export const SKINS = ['#f7d0ae', '#e3ae82', '#f2c29b', '#a96d47', '#7f4f34'] as const;
/** Colors of hair. */
export const HAIRS = ['#6b4226', '#3a2a24', '#d9a441', '#a5532f', '#2f2522'] as const;
const TOPS = ['#e2574c', '#4d8fd1', '#5bb26a', '#f2b632', '#9b6bc4', '#ef7fa8'] as const;
const BOTTOMS = ['#3d5a8a', '#6d6a75', '#8a5a3c', '#2f7f86', '#4a4a6a'] as const;

/** Colors of an outfit: the same for the same outfit, of other ones for another. */
export function colorsOf(look: PersonLook, age: Age): PersonColors {
  let seed = 7;
  for (const letter of `${look.hair}${look.front}${look.lower}${look.hat}${look.neckline}`)
    seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const pick = (colors: readonly string[], shift: number) =>
    colors[(seed >> shift) % colors.length] ?? '#fff';
  const isDark = look.hair === 'afro';
  return {
    skin: isDark ? '#7f4f34' : pick(SKINS, 0),
    hair: look.hairColor ?? (age === 'old' ? '#dcdce2' : isDark ? '#2f2522' : pick(HAIRS, 2)),
    top: look.topColor ?? pick(TOPS, 1),
    bottom: look.bottomColor ?? pick(BOTTOMS, 3),
    shoes: pick(BOTTOMS, 1),
    accent: look.accentColor ?? pick(TOPS, 4),
  };
}

/** A picture of one color. */
export function colored(art: Art, color: string): Art {
  return { ...art, items: art.items.map((item) => (item.kind === 'area' ? { ...item, color } : item)) };
}

/** A picture whose areas without a color have these in turn, the last one for all that follow. */
export function tinted(art: Art, colors: readonly string[]): Art {
  let next = 0;
  const items = art.items.map((item) => {
    if (item.kind !== 'area' || item.color !== undefined || item.area === 0) return item;
    const color = colors[Math.min(next, colors.length - 1)];
    next += 1;
    return color === undefined ? item : { ...item, color };
  });
  return { ...art, items };
}

/** Adds what `draw` draws, its areas without a color in these. */
export function addTinted(sketch: Sketch, draw: (part: Sketch) => void, colors: readonly string[]): void {
  const part = new Sketch();
  draw(part);
  sketch.add(tinted(part.art(), colors), placement(0, 0));
}
