import { PAGE_WIDTH } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect, starRing } from '../../parts/shapes.ts';
import { type BuildLayer, MIDDLE, paint, standingPiece } from '../Build.ts';
import { propArt } from '../propArt.ts';

const WOOD = '#d9b384';
const STEEL = '#c3ccd4';

/** A landscape in a frame. */
export const picture: BuildLayer = (build, { x = 0.8, wide = 220, tall = 170 }) => {
  const high = typeof tall === 'number' ? tall : tall[0];
  const [left, top] = [x * PAGE_WIDTH - wide / 2, Math.max(140, build.stage.horizon - 560 - high)];
  paint(build, (sketch) => {
    sketch.area([roundRect(left - 30, top - 30, wide + 60, high + 60, 8)], '#e2b04a');
    sketch.area([roundRect(left, top, wide, high, 4)], '#cdeaf7');
    if (build.room.isBare) return;
    const y = top + high;
    sketch.area(
      `M${left} ${y} V${y - high * 0.24} Q${left + wide * 0.3} ${y - high * 0.62} ${left + wide * 0.62} ${y - high * 0.2} Q${left + wide * 0.8} ${y - high * 0.1} ${left + wide} ${y - high * 0.3} V${y} Z`,
      '#a9d98a',
    );
    sketch.area([ellipse(left + wide * 0.74, top + high * 0.32, 30)], '#ffd766');
  });
};

/** A mirror with a lamp over it. */
export const mirror: BuildLayer = (build, { x = 0.82 }) => {
  const [at, y] = [x * PAGE_WIDTH, Math.max(250, build.stage.horizon - 640)];
  paint(build, (sketch) => {
    sketch.area([ellipse(at, y, 128, 158)], '#e2b04a');
    sketch.area([ellipse(at, y, 100, 130)], '#e6f6fd');
    sketch.line(
      `M${at - 44} ${y + 20} L${at + 8} ${y - 64} M${at - 14} ${y + 50} L${at + 44} ${y - 44}`,
      0.9,
    );
  });
};

/** A round clock. */
export const clock: BuildLayer = (build, { x = 0.84 }) => {
  const [at, y] = [x * PAGE_WIDTH, Math.max(220, build.stage.horizon - 760)];
  paint(build, (sketch) => {
    sketch.area([ellipse(at, y, 92)], '#c9745c');
    sketch.area([ellipse(at, y, 70)], '#ffffff');
    sketch.line(`M${at} ${y - 46} V${y} L${at + 34} ${y + 18}`, 1.3);
  });
};

/** A board with a line of letters and a sum in chalk at its sides. */
export const board: BuildLayer = (build) => {
  const y = build.stage.horizon;
  // High enough for its line.
  const tall = Math.max(200, Math.min(460, y - 500));
  const [left, top, wide] = [260, Math.max(120, y - 860), 755];
  paint(build, (sketch) => {
    sketch.area([roundRect(left - 34, top - 34, wide + 68, tall + 68, 12)], WOOD);
    sketch.area([roundRect(left, top, wide, tall, 4)], '#7fae94');
    sketch.area([roundRect(left + 200, top + tall + 20, 405, 28, 8)], WOOD);
    if (build.room.isBare) return;
    const [a, row] = [left + 50, top + 60];
    sketch.line(
      `M${a} ${row + 96} L${a + 34} ${row} L${a + 68} ${row + 96} M${a + 14} ${row + 60} H${a + 54}`,
      1.1,
    );
    sketch.line(
      `M${a + 104} ${row + 96} V${row} C${a + 166} ${row} ${a + 166} ${row + 46} ${a + 104} ${row + 46} C${a + 176} ${row + 46} ${a + 176} ${row + 96} ${a + 104} ${row + 96}`,
      1.1,
    );
    const s = left + wide - 180;
    sketch.line(
      `M${s} ${row + 96} V${row} L${s - 18} ${row + 24} M${s + 36} ${row + 50} H${s + 84} M${s + 60} ${row + 26} V${row + 74} M${s + 132} ${row + 96} V${row} L${s + 114} ${row + 24}`,
      1.1,
    );
  });
};

const FLAGS = ['#f2b8b5', '#ffd766', '#a9d8ee', '#b9dd98'] as const;

/** Flags on a string from side to side. */
export const pennants: BuildLayer = (build) => {
  const count = build.room.isBare ? 5 : 9;
  const half = 380 / count;
  paint(build, (sketch) => {
    const at = (share: number) => ({ x: 40 + share * 1195, y: 96 + 260 * share * (1 - share) });
    const points = Array.from({ length: 25 }, (_, i) => at(i / 24)).flatMap(({ x, y }) => [x, y]);
    for (let i = 0; i < count; i += 1) {
      const { x, y } = at((i + 0.5) / count);
      sketch.area(`M${x - half} ${y} H${x + half} L${x} ${y + half * 2.2} Z`, FLAGS[i % FLAGS.length]);
    }
    sketch.line(points, 1);
  });
};

/** A lamp on a cord. */
export const hangingLamp: BuildLayer = (build, { x = 0.5 }) => {
  const at = x * PAGE_WIDTH;
  const low = Math.min(420, build.stage.horizon - 500);
  paint(build, (sketch) => {
    sketch.line(`M${at} 0 V${low - 120}`, 1.1);
    sketch.area([ellipse(at, low - 6, 40, 36)], '#fff3b8');
    sketch.area(
      `M${at - 44} ${low - 130} H${at + 44} C${at + 90} ${low - 90} ${at + 120} ${low - 40} ${at + 124} ${low} H${at - 124} C${at - 120} ${low - 40} ${at - 90} ${low - 90} ${at - 44} ${low - 130} Z`,
      '#c9745c',
    );
  });
};

/** A ball of mirrors on a cord, with rays of light from it. */
export const discoBall: BuildLayer = (build) => {
  const [x, y, r] = [0.5 * PAGE_WIDTH, Math.min(300, build.stage.horizon - 560), 130];
  paint(build, (sketch) => {
    for (const side of build.room.isBare ? [] : [-1, 1])
      for (const [from, to] of [
        [0.3, 1.1],
        [1.9, 3],
      ] as const)
        sketch.area(`M${x} ${y} L${x + side * 640} ${y + from * 190} V${y + to * 190} Z`, '#fff3b8');
    sketch.line(`M${x} 0 V${y - r}`, 1.1);
    sketch.area([ellipse(x, y, r)], '#dfe7ee');
    for (const share of [-0.5, 0, 0.5]) {
      const half = r * Math.sqrt(1 - share * share);
      sketch.line(
        `M${x - half} ${y + share * r} Q${x} ${y + share * r + 26} ${x + half} ${y + share * r}`,
        0.8,
      );
      sketch.line(`M${x} ${y - r} Q${x + share * 2.4 * r} ${y} ${x} ${y + r}`, 0.8);
    }
  });
};

/** Two long flags with a star. */
export const banners: BuildLayer = (build) => {
  const low = Math.min(590, build.stage.horizon - 500);
  paint(build, (sketch) => {
    for (const x of [330, 945]) {
      sketch.area(`M${x - 84} 130 H${x + 84} V${low} L${x} ${low - 90} L${x - 84} ${low} Z`, '#c94f4f');
      sketch.area([starRing([x, (low + 60) / 2], 52, 5, 0.5)], '#f2cf6b');
      sketch.area([roundRect(x - 112, 104, 224, 34, 17)], '#e2b04a');
    }
  });
};

/** A cabinet with a cross. */
export const cross: BuildLayer = (build, { x = 0.83 }) => {
  const [at, y] = [x * PAGE_WIDTH, Math.max(290, build.stage.horizon - 700)];
  paint(build, (sketch) => {
    sketch.area([roundRect(at - 130, y - 130, 260, 260, 24)], '#ffffff');
    sketch.area(
      `M${at - 30} ${y - 88} H${at + 30} V${y - 30} H${at + 88} V${y + 30} H${at + 30} V${y + 88} H${at - 30} V${y + 30} H${at - 88} V${y - 30} H${at - 30} Z`,
      '#e2604f',
    );
  });
};

/** A striped awning across the top. */
export const awning: BuildLayer = (build) => {
  const low = Math.min(240, build.stage.horizon - 700);
  paint(build, (sketch) => {
    for (let i = 0; i < 9; i += 1) {
      const x = -60 + i * 155;
      const stripe = sketch.area(`M${x} 40 H${x + 155} V${low} H${x} Z`, i % 2 === 0 ? '#f2b8b5' : '#ffffff');
      sketch.join(stripe, [ellipse(x + 77.5, low, 77.5, 50)]);
    }
  });
};

/** Bars up one wall. */
export const wallBars: BuildLayer = (build) => {
  const [y, x] = [build.stage.horizon, 90];
  const top = Math.max(140, y - 800);
  paint(build, (sketch) => {
    const count = build.room.isBare ? 3 : 6;
    for (let i = 0; i < count; i += 1) {
      const row = top + 40 + ((y - top - 100) * (i + 0.5)) / count;
      sketch.area([roundRect(x, row - 16, 270, 32, 14)], '#e8c99b');
    }
    for (const post of [x - 20, x + 250]) sketch.area([roundRect(post, top, 44, y - top + 10, 8)], WOOD);
  });
};

/** A basket to throw balls in. */
export const hoop: BuildLayer = (build, { x = 0.82 }) => {
  const [at, y] = [x * PAGE_WIDTH, Math.max(330, build.stage.horizon - 640)];
  paint(build, (sketch) => {
    sketch.area([roundRect(at - 160, y - 220, 320, 230, 14)], '#ffffff');
    sketch.area([roundRect(at - 66, y - 130, 132, 100, 6)], '#fde2d0');
    sketch.area(`M${at - 76} ${y + 12} H${at + 76} L${at + 50} ${y + 120} H${at - 50} Z`, '#ffffff');
    sketch.line(
      `M${at - 30} ${y + 14} L${at + 30} ${y + 118} M${at + 30} ${y + 14} L${at - 30} ${y + 118}`,
      0.8,
    );
    sketch.area([roundRect(at - 90, y - 8, 180, 30, 15)], '#e2604f');
  });
};

/** Tools on a board. */
export const toolWall: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const [left, top, wide, tall] = [75, Math.max(110, y - 800), 430, 270];
  paint(build, (sketch) => sketch.area([roundRect(left, top, wide, tall, 12)], '#e8c99b'));
  if (build.room.isBare) return;
  for (const [index, key] of ['hammer', 'wrench', 'screwdriver'].entries()) {
    if (build.room.has?.includes(key)) continue;
    const art = propArt(key, 0);
    const at = { x: left + 82 + index * 133, foot: top + tall - 60 };
    build.into.push(standingPiece(art, { ...at, tall: Math.min(190, (122 * art.height) / art.width) }));
  }
};

/** A door of four panels, a row of panes in it. */
export const garageDoor: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const top = Math.max(150, y - 760);
  paint(build, (sketch) => {
    sketch.area(`M210 ${y} V${top - 44} H1065 V${y} Z`, '#ffffff');
    sketch.area(`M254 ${y} V${top} H1021 V${y} Z`, '#c8d6e8');
    if (build.room.isBare) return;
    const step = (y - top) / 4;
    for (const row of [1, 2, 3]) sketch.line(`M254 ${top + row * step} H1021`, 0.9);
    for (let i = 0; i < 4; i += 1)
      sketch.area([roundRect(300 + i * 179, top + step * 0.26, 138, step * 0.5, 8)], '#e6f6fd');
    sketch.area([roundRect(MIDDLE - 60, y - 70, 120, 28, 12)], STEEL);
  });
};

/** A rope between posts, before pictures. */
export const rope: BuildLayer = (build) => {
  const y = build.stage.horizon + 90;
  paint(build, (sketch) => drawRope(sketch, y));
};

function drawRope(sketch: Sketch, y: number): void {
  for (const [from, to] of [
    [130, 400],
    [875, 1145],
  ] as const) {
    const middle = (from + to) / 2;
    sketch.area(
      `M${from} ${y - 190} Q${middle} ${y - 70} ${to} ${y - 190} V${y - 152} Q${middle} ${y - 32} ${from} ${y - 152} Z`,
      '#c94f4f',
    );
    for (const x of [from, to]) {
      sketch.area([ellipse(x, y, 52, 18)], '#e2b04a');
      sketch.area([roundRect(x - 14, y - 200, 28, 204, 8)], '#e2b04a');
      sketch.area([ellipse(x, y - 208, 25)], '#e2b04a');
    }
  }
}
