import type { Random } from '../Random.ts';
import type { Scene } from '../reading/Scene.ts';
import { buildStage } from '../stages/buildStage.ts';
import type { Stage } from '../stages/Stage.ts';
import type { Company } from './company/Company.ts';
import type { Group } from './company/Group.ts';
import { depthOf } from './company/grounding.ts';
import { isAloft } from './company/isAloft.ts';
import { isLeaping } from './company/leaping.ts';
import type { Piece } from './Placement.ts';
import { WEATHER_ART } from './painting/weather.ts';

/** Page y of the horizon of a place that one flies over. */
const LOW_HORIZON = 1400;
/** Page y of the horizon of water that somebody leaps out of: who leaps is seen against the sky. */
const LEAPT_HORIZON = 1080;

interface StagePlan {
  random: Random;
  setting: string;
  /** Set where the description names it. */
  isNamed: boolean;
  isPlain: boolean;
  isBare: boolean;
  isFlat: boolean;
  isDetailed: boolean;
  /** Page y where it ends. */
  bottom: number;
}

/** The stage of a page, and whether all on it fly over it; `rebuild` builds it once more, with another horizon. */
export function stagesFor(
  scene: Scene,
  company: Company,
  { random, setting, isNamed, isPlain, isBare, isFlat, isDetailed, bottom }: StagePlan,
): { first: Stage; isOver: boolean; rebuild: (horizon: number) => Stage } {
  const build = (chance: Random, horizon?: number): Stage => {
    const groups = company.groups();
    const stage = buildStage(setting, chance, {
      bottom,
      ...(horizon === undefined ? {} : { horizon }),
      isCrowded: groups.length > 1 || groups.some((group) => depthOf(group) > 0),
      isBare,
      isAloft: groups.every(isFlying),
      isAsked: isNamed || !isPlain,
      isDetailed,
      has: scene.things.map(({ key }) => key),
      weather: scene.weather.map((weather) => WEATHER_ART[weather]),
    });
    if (isNamed) nameStage(stage);
    if (isFlat) flatten(stage);
    return stage;
  };
  const chance = random.copy();
  const isOver = scene.isOverSetting === true && isNamed && company.groups().every(isFlying);
  const isLeap = scene.things.length === 1 && company.groups().every(isLeaping);
  const first = build(random, isOver ? LOW_HORIZON : isLeap ? LEAPT_HORIZON : undefined);
  return { first, isOver, rebuild: (horizon) => build(chance.copy(), horizon) };
}

/** Whether what bears a group is in the air, by its nature or its pose. */
function isFlying({ host }: Group): boolean {
  return isAloft(host.record) || host.request.pose === 'fly';
}

/** Puts waves and fringes of grass behind all, where one would hide a face. */
function flatten(stage: Stage): void {
  stage.back.push(...stage.rows.map(({ piece }) => piece));
  Object.assign(stage, { rows: [], front: [] });
}

/** What a description names is asked for. */
function nameStage(stage: Stage): void {
  const asked = (piece: Piece): Piece => ({ ...piece, role: 'subject' });
  stage.back = stage.back.map(asked);
  stage.rows = stage.rows.map((row) => ({ ...row, piece: asked(row.piece) }));
}
