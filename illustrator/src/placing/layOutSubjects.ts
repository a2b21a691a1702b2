import type { Box } from '../page.ts';
import type { Random } from '../Random.ts';
import type { Scene } from '../reading/Scene.ts';
import type { Stage } from '../stages/Stage.ts';
import type { Company } from './company/Company.ts';
import type { Group } from './company/Group.ts';
import type { Bond } from './company/gather.ts';
import { stageClearOf } from './layout/clearHeads.ts';
import { closeUp } from './layout/closeUp.ts';
import type { Layout } from './layout/layOut.ts';
import { above, firstFull, under } from './layout/rooms.ts';
import { fills, search } from './layout/search.ts';
import { steppedBack } from './layout/stepBack.ts';
import type { Piece } from './Placement.ts';
import { paintSubjects } from './painting/paintSubjects.ts';

/** Share of a page's height that its place has over one that fills it. */
const PLACE_SEEN = 0.08;
const SKY_SEEN = 0.17;
/** The same where somebody looks at what is far away there. */
const FAR_SEEN = 0.34;
/** Share of the height of a sky that stays free below what is alone in it, and less where it would be too small; it is before the land at the last. */
const SKY_ABOVE = 0.4;
const LOWER = [0.2, 0, -0.12, -0.2, -0.3] as const;

/** Where those who were gathered are to stand. */
interface Site {
  stage: Stage;
  content: Box;
  random: Random;
  spare: number;
  /** Whether the description names the place. */
  isNamed: boolean;
  /** Whether all fly over it. */
  isOver: boolean;
  /** Set where other things stand on the page, too, and nothing is drawn nearer. */
  isShared: boolean;
  /** The same stage with another horizon. */
  rebuild: (horizon: number) => Stage;
}

/** The subjects of a page where they stand, and the stage as it is around them. */
interface Standing {
  stage: Stage;
  subjects: Piece[];
  layout: Layout | undefined;
}

/** Lays out those who were gathered, as large as they come: in the sky, on the land, before what is far off. */
export function layOutSubjects(
  scene: Scene,
  { company, bonds }: { company: Company; bonds: Bond[] },
  { stage: first, content, random, spare, isNamed, isOver, isShared, rebuild }: Site,
): Standing {
  const on = { stage: isOver ? { ...first, medium: 'air' as const } : first, random, spare };
  const isFar = scene.things.some(({ looks }) => looks.away);
  const own = scene.weather.length > 0 ? SKY_SEEN : isNamed && first.medium !== 'plain' ? PLACE_SEEN : 0;
  const seen = isFar ? FAR_SEEN : own;
  const [sole, ...others] = company.groups();
  const isAlone = sole !== undefined && others.length === 0;
  const isSky = isNamed && isAlone && isOfSky(sole);
  // What is alone in the sky is above the land, as far as that leaves it large.
  const rooms: readonly [Box, ...Box[]] = isSky
    ? [
        above(content, first.horizon, SKY_ABOVE),
        ...LOWER.map((share) => above(content, first.horizon, share)),
      ]
    : [isAlone || isFar ? under(content, seen) : content];
  const { room: below, layout: seenOver } = firstFull(rooms, (room) =>
    search(company, bonds, { ...on, content: room }),
  );
  const isTooSmall = !isFar && seenOver !== undefined && below !== content && !fills(seenOver);
  const close = isTooSmall ? search(company, bonds, { ...on, content }) : seenOver;
  const layout = isNamed && close ? steppedBack(close, first) : close;
  const moving = isOver ? {} : { rebuild };
  const clear = layout ? stageClearOf(layout, first, { isAsked: isNamed, ...moving }) : first;
  const painted = layout
    ? paintSubjects(layout, clear, close === seenOver ? below : content)
    : clear.rows.map(({ piece }) => piece);
  const isAsFarAs = isFar || isOver || isShared || scene.weather.length > 0 || layout !== close || isSky;
  const picture = { stage: clear, subjects: painted };
  return { ...(isAsFarAs ? picture : closeUp(picture, content, isNamed)), layout };
}

/** A moon over mountains is above them. */
function isOfSky({ host, parts }: Group): boolean {
  return host.record.kind === 'sky' && parts.every(({ actor }) => actor === undefined || actor === host);
}
