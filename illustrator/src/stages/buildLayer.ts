import { PAGE_WIDTH } from '../layout/page.ts';
import { rainbow } from '../parts/sky.ts';
import { type Build, countWithin, standingPiece, wholePiece, within } from './Build.ts';
import { border, floor, paneWindow, tableTop, wall } from './inside/room.ts';
import { cloudBank, hill, moonGround, mountains, seaFloor } from './land/ground.ts';
import { fence, road, skyline } from './land/town.ts';
import { ROW_HEIGHT, waveRow } from './land/water.ts';
import { propArt } from './propArt.ts';
import type { Layer } from './settingSchema.ts';

type LayerOf<Part extends Layer['part']> = Extract<Layer, { part: Part }>;
type Builders = { [Part in Layer['part']]: (build: Build, layer: LayerOf<Part>) => void };

/** Adds a layer to a stage in front of those that it has. */
export function buildLayer(build: Build, layer: Layer): void {
  const add: (build: Build, layer: never) => void = BUILDERS[layer.part];
  add(build, layer as never);
}

const BUILDERS: Builders = {
  hill({ stage, random }, { below, swing, color }) {
    const y = stage.horizon + within(below, random);
    stage.back.push(wholePiece(hill(y, within(swing, random), { phase: random.next(), color })));
  },
  mountains({ stage, random }, { tall }) {
    stage.back.push(wholePiece(mountains(stage.horizon, within(tall, random), random.next())));
  },
  skyline({ stage, random }, { tall }) {
    stage.back.push(wholePiece(skyline(stage.horizon, within(tall, random), random)));
  },
  grove: addGrove,
  fence({ stage }, { tall, below }) {
    stage.back.push(wholePiece(fence(stage.horizon + below, tall)));
  },
  road({ stage }, { below }) {
    const y = stage.horizon + below;
    stage.back.push(wholePiece(road(y, Math.max(420, 1500 - y))));
  },
  sea({ stage, random }, { below }) {
    const phase = random.next();
    for (const row of [0, 1])
      stage.back.push(wholePiece(waveRow(stage.horizon + below + row * ROW_HEIGHT, phase + row * 0.5)));
  },
  waves({ stage, random }) {
    const phase = random.next();
    for (let row = 0; row < 7; row += 1) {
      const top = stage.horizon + row * ROW_HEIGHT;
      stage.rows.push({ top, piece: wholePiece(waveRow(top, phase + row * 0.5)) });
    }
  },
  'sea-floor'({ stage, random }) {
    stage.back.push(wholePiece(seaFloor(stage.horizon, random.next())));
  },
  'moon-ground'({ stage, random }) {
    stage.back.push(wholePiece(moonGround(stage.horizon, random.next())));
  },
  'cloud-bank'({ stage, random }) {
    stage.back.push(wholePiece(cloudBank(stage.horizon, random.next())));
  },
  rainbow({ stage, random }) {
    const at = { x: PAGE_WIDTH / 2, foot: stage.horizon + 20, tall: random.between(540, 600) };
    stage.back.push(standingPiece(rainbow(), at));
  },
  border({ stage }) {
    stage.back.push(wholePiece(border()));
  },
  table({ stage, random }) {
    stage.back.push(wholePiece(tableTop(stage.horizon, random.chance(0.5))));
  },
  wall({ stage }, { color }) {
    stage.back.push(wholePiece(wall(color)));
  },
  floor({ stage }, { color, skirting = 0 }) {
    stage.back.push(wholePiece(floor(stage.horizon, { color, skirting })));
  },
  window({ stage, random }, { wide = 300, tall = 340 }) {
    const x = random.chance(0.5) ? 290 : PAGE_WIDTH - 290;
    const top = Math.max(150, stage.horizon - 620 - tall / 2);
    stage.back.push(wholePiece(paneWindow({ x, top, wide, tall })));
  },
};

/** Trees along the horizon, in slots apart. */
function addGrove({ stage, random }: Build, { of, count, tall, below }: LayerOf<'grove'>): void {
  const art = propArt(of[random.below(of.length)] ?? '', random.below(6));
  const slots = random
    .shuffle([130, 1140, 330, 950, 640])
    .slice(0, countWithin(count, random))
    .sort((a, b) => a - b);
  for (const slot of slots) {
    const x = slot + random.between(-40, 40);
    const foot = stage.horizon + within(below, random);
    stage.back.push(standingPiece(art, { x, foot, tall: within(tall, random) }));
  }
}
