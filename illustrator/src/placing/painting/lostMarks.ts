import { artData } from '../../art/artData.ts';
import { sharedArea } from '../../page.ts';
import { propArt } from '../../stages/propArt.ts';
import type { Stage } from '../../stages/Stage.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import type { Filling } from './fillPage.ts';

/** Meters: what is larger does not stand before those who are at a place, and furniture never does: it would be a toy there. */
const LARGEST = 1;
/** Share of a picture that is hidden by others at most where it is seen. */
const MOST_HIDDEN = 0.5;
/** How high it stands in front, in page pixels, and how many. */
const HEIGHT = 170;
const COUNT = 2;

/** What tells a place by its name, put in front where all of it is hidden: the pumpkins of a patch that a bus drives by. */
export function lostMarks(setting: string, stage: Stage, subjects: readonly Piece[]): Filling[] {
  const { settings, things } = artData();
  const isMark = (key: string): boolean => {
    const { kind, size = LARGEST } = things.get(key) ?? {};
    return kind === 'object' && size < LARGEST;
  };
  const marks = (settings.get(setting)?.back ?? []).flatMap((one) =>
    'thing' in one && one.stays && isMark(one.thing) ? [one.thing] : [],
  );
  const [mark] = marks;
  if (mark === undefined) return [];
  const before = subjects.filter(({ keepSmall }) => !keepSmall).map(({ art, to }) => boxUnder(to, art));
  const isSeen = ({ of, art, to }: Piece): boolean => {
    if (of === undefined || !marks.includes(of)) return false;
    const box = boxUnder(to, art);
    const hidden = before.reduce((sum, one) => sum + sharedArea(one, box), 0);
    return hidden < MOST_HIDDEN * (box.right - box.left) * (box.bottom - box.top);
  };
  if ([...stage.back, ...subjects].some(isSeen)) return [];
  const art = propArt(mark, 0);
  return Array.from({ length: COUNT }, () => ({
    piece: { art, role: 'subject' as const, of: mark },
    height: HEIGHT,
    on: 'ground' as const,
    isAsked: true,
  }));
}
