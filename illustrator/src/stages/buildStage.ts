import { artData } from '../art/artData.ts';
import { PAGE_WIDTH } from '../layout/page.ts';
import type { Random } from '../layout/Random.ts';
import { type Build, countWithin, standingPiece, within } from './Build.ts';
import { buildLayer } from './buildLayer.ts';
import { propArt } from './propArt.ts';
import type { Stage, StageRoom } from './Stage.ts';
import type { FillerRecord, Prop, Range, SettingRecord } from './settingSchema.ts';

/** Builds a setting, by its key. The same chance gives the same stage. Throws where there is no such setting. */
export function buildStage(setting: string, random: Random, room: StageRoom): Stage {
  const record = artData().settings.get(setting);
  if (record === undefined) throw new Error(`There is no setting ${setting}`);
  const stage: Stage = {
    medium: record.kind,
    back: [],
    front: [],
    horizon: room.bottom * within(horizonOf(record, room.isCrowded), random),
    near: Math.min(room.bottom - 110, within(record.near ?? NEAR, random)),
    surfaces: [],
    rows: [],
    fillers: [],
  };
  const build: Build = { stage, random, room };
  for (const one of record.back) {
    if ('part' in one) buildLayer(build, one);
    else addProp(build, one);
  }
  for (const filler of record.fillers) addFillers(build, filler);
  return stage;
}

const HORIZON: Range = [0.56, 0.65];
const NEAR: Range = [1440, 1500];
/** How much deeper the ground is where things stand one behind the other, as a fraction of the height there is. */
const DEEPER = 0.12;

function horizonOf({ horizon = HORIZON, crowdedHorizon }: SettingRecord, isCrowded: boolean): Range {
  if (!isCrowded) return horizon;
  if (crowdedHorizon !== undefined) return crowdedHorizon;
  return typeof horizon === 'number' ? horizon - DEEPER : [horizon[0] - DEEPER, horizon[1] - DEEPER];
}

function addProp({ stage, random, room }: Build, prop: Prop): void {
  if (room.isBare && prop.stays === undefined) return;
  if (room.has?.includes(prop.thing)) return;
  if (prop.chance !== undefined && !random.chance(prop.chance)) return;
  const x = within(prop.x, random);
  const isSwapped = prop.swaps === true && random.chance(0.5);
  stage.back.push(
    standingPiece(propArt(prop.thing, random.below(6)), {
      x: PAGE_WIDTH * (isSwapped ? 1 - x : x),
      foot: stage.horizon + within(prop.below, random),
      tall: within(prop.tall, random),
    }),
  );
}

function addFillers({ stage, random, room }: Build, { of, count, tall, on }: FillerRecord): void {
  const many = room.isBare ? 0 : countWithin(count, random);
  for (let i = 0; i < many; i += 1) {
    const art = propArt(of[random.below(of.length)] ?? '', random.below(6));
    stage.fillers.push({ piece: { art, role: 'filler' }, height: within(tall, random), on });
  }
}
