import type { Bitmap } from '@lineleaf/press/raster';
import type { BodyRequest } from '../src/bodies/Body.ts';
import { drawBody } from '../src/bodies/drawBody.ts';
import { drawLines } from '../src/lines/drawLines.ts';
import { finishPage } from '../src/lines/finishPage.ts';
import { paintArt } from '../src/lines/paintArt.ts';
import { Sketch } from '../src/parts/Sketch.ts';
import { ellipse } from '../src/parts/shapes.ts';
import { LabelMap } from '../src/raster/LabelMap.ts';
import { POSES } from '../src/reading/Scene.ts';

/** Side of a cell, in pixels. */
const CELL = 190;
const GAP = 10;
const COLUMNS = 14;
const LINE = 3;

/** What hands are asked for, after the poses. */
const HANDS: readonly NonNullable<BodyRequest['hands']>[] = [
  { left: 'out', right: 'out' },
  { left: 'up', right: 'up' },
  { left: 'front', right: 'front' },
];

/**
 * A thing in every pose (in the order of `POSES`), then with hands out, up and before it, then on a seat; its hands are
 * marked by dots. A pose that its drawing does not show is an empty cell.
 */
export function showPoses(key: string): Bitmap {
  const plain = { key, looks: {}, wears: [], variant: 0 };
  const requests: BodyRequest[] = [
    ...POSES.map((pose) => ({ ...plain, pose })),
    ...HANDS.map((hands) => ({ ...plain, hands })),
    { ...plain, pose: 'sit', onSeat: true },
  ];
  const rows = Math.ceil(requests.length / COLUMNS);
  const [width, height] = [CELL * COLUMNS, CELL * rows];
  const map = new LabelMap(width * 2, height * 2);
  const placed = requests.flatMap((request, index) => {
    const { art, undone, places } = drawBody(request);
    if (undone.pose) return [];
    const side = CELL - 2 * GAP;
    const scale = side / Math.max(art.width, art.height);
    const e = (index % COLUMNS) * CELL + GAP + (side - art.width * scale) / 2 - art.left * scale;
    const f = Math.floor(index / COLUMNS) * CELL + GAP + (side - art.height * scale) / 2 - art.top * scale;
    const to = { a: scale, b: 0, c: 0, d: scale, e, f };
    const dots = new Sketch();
    for (const hand of [places.leftHand, places.rightHand])
      if (hand && request.hands) dots.ink([ellipse(hand.x, hand.y, 3 / scale)]);
    return request.hands
      ? [
          { art, to },
          { art: dots.art(), to },
        ]
      : [{ art, to }];
  });
  paintArt(map, placed, { width: LINE, smallestArea: 60 });
  const bitmap = drawLines(map, LINE);
  finishPage(bitmap, { smallest: 20, lineWidth: LINE });
  return bitmap;
}
