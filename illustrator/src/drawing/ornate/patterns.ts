/** How surfaces are patterned: what they are made of or, for clothes and the like, what is printed on them. */
export const PATTERNS = [
  ...['stripes', 'bands', 'waves', 'zigzag', 'checks', 'diamonds', 'dots', 'hearts', 'flowers'],
  ...[
    'scales',
    'feathers',
    'fur',
    'strands',
    'bricks',
    'planks',
    'pebbles',
    'patches',
    'tufts',
    'veins',
    'rosette',
  ],
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A pattern as cells: what is of one number, side by side, is one area. Coordinates are page pixels from an area's middle. */
export type CellAt = (x: number, y: number) => number;

/** What a pattern is laid out by. */
export interface Weave {
  /** Page pixels from one line to the next. */
  step: number;
  /** Half of an area's length. */
  reach: number;
  /** Which way an area is long, in radians. */
  angle: number;
  /** Any whole number: another one is another drawing of the same pattern. */
  variant: number;
}

/** The cells of a pattern. */
export function cellsOf(pattern: Pattern, weave: Weave): CellAt {
  return MAKERS[pattern](weave);
}

const MAKERS: Record<Pattern, (weave: Weave) => CellAt> = {
  stripes: ({ step, variant }) => rows(step, STRIPE_ANGLES[variant % STRIPE_ANGLES.length] ?? 0),
  bands: ({ step, angle }) => rows(step, angle + Math.PI / 2),
  waves:
    ({ step }) =>
    (x, y) =>
      Math.floor((y + 0.3 * step * Math.sin((2.2 * x) / step)) / step),
  zigzag:
    ({ step }) =>
    (x, y) =>
      Math.floor((y + 0.5 * step * sawtooth(x / (1.4 * step))) / step),
  checks: ({ step }) => lattice(step, 0),
  diamonds: ({ step }) => lattice(step, Math.PI / 4),
  dots: ({ step }) => motifs(1.65 * step, 0.31, (x, y) => Math.hypot(x, y) < 1),
  hearts: ({ step }) => motifs(1.85 * step, 0.33, rim(heart)),
  flowers: ({ step }) => motifs(1.85 * step, 0.33, rim(flower)),
  scales: ({ step }) => scallops(1.35 * step, 0.52),
  feathers: ({ step }) => scallops(1.2 * step, 0.75),
  fur: ({ step }) => scallops(1.25 * step, 0.66, (across) => 1 - across ** 1.3),
  strands:
    ({ step }) =>
    (x, y) =>
      Math.floor((x + 0.3 * step * Math.sin(y / step)) / (0.8 * step)),
  bricks: ({ step }) => courses(0.85 * step, 2 * step, 0.5),
  planks: ({ step, variant }) => courses(step, 5.5 * step, variant % 2 === 0 ? 0.38 : 0.62),
  pebbles: ({ step, variant }) => voronoi(1.2 * step, variant),
  patches: ({ step, variant }) => voronoi(2 * step, variant),
  tufts: ({ step, variant }) => scattered(2.8 * step, variant, blades),
  veins:
    ({ step, angle }) =>
    (x, y) => {
      const along = x * Math.cos(angle) + y * Math.sin(angle);
      const across = y * Math.cos(angle) - x * Math.sin(angle);
      return 2 * Math.floor((along + 0.8 * Math.abs(across)) / step) + (across > 0 ? 1 : 0);
    },
  rosette: ({ step, reach }) => {
    const rings = Math.max(2, Math.round(reach / (1.3 * step)));
    const petals = 6 + 2 * Math.round(reach / (4 * step));
    return (x, y) => {
      const turn = Math.atan2(y, x) / (2 * Math.PI) + 0.5;
      const ring = Math.floor((rings * Math.hypot(x, y)) / (1.02 * reach));
      return ring === 0 ? 0 : ring * 64 + Math.floor(turn * petals + 0.5 * (ring % 2));
    };
  },
};

const STRIPE_ANGLES = [0, Math.PI / 2, Math.PI / 4, -Math.PI / 4];

/** Bands across a direction. */
function rows(step: number, angle: number): CellAt {
  const [dx, dy] = [Math.sin(angle) / step, Math.cos(angle) / step];
  return (x, y) => Math.floor(x * dx + y * dy + 0.5);
}

function lattice(step: number, angle: number): CellAt {
  const [sin, cos] = [Math.sin(angle) / (1.2 * step), Math.cos(angle) / (1.2 * step)];
  return (x, y) => pair(Math.floor(x * cos + y * sin + 0.5), Math.floor(y * cos - x * sin + 0.5));
}

/** Figures on staggered places, all else one cell; `size` is a figure's half as a share of the step between them. */
function motifs(step: number, size: number, isIn: (x: number, y: number) => boolean): CellAt {
  return (x, y) => {
    const row = Math.round(y / (0.87 * step));
    const shift = row % 2 === 0 ? 0 : step / 2;
    const column = Math.round((x - shift) / step);
    const [dx, dy] = [x - shift - column * step, y - row * 0.87 * step];
    return isIn(dx / (size * step), dy / (size * step)) ? pair(column, row) | 1 : FIELD;
  };
}

/** Figures of half a step here and there. */
function scattered(step: number, variant: number, isIn: (x: number, y: number) => boolean): CellAt {
  return (x, y) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    const dx = x / step - column - 0.25 - 0.5 * shaken(column, row, variant);
    const dy = y / step - row - 0.25 - 0.5 * shaken(row, column, variant + 7);
    return isIn(2.6 * dx, 2.6 * dy) ? pair(column, row) | 1 : FIELD;
  };
}

/** A figure by how far it reaches in a direction, in radians from the right. */
function rim(reach: (turn: number) => number): (x: number, y: number) => boolean {
  return (x, y) => Math.hypot(x, y) < reach(Math.atan2(y, x));
}

/** Three blades of grass. */
function blades(x: number, y: number): boolean {
  return [-0.5, 0, 0.5].some((lean) => {
    const [up, side] = [0.45 - y, x - lean * (0.45 - y) * 1.1];
    const tall = lean === 0 ? 0.95 : 0.75;
    return up > 0 && up < tall && Math.abs(side) < 0.17 * (1 - up / tall) + 0.03;
  });
}

/** The number of what lies between figures, lower than that of any cell. */
export const FIELD = -1_000_000_000;

/** Of five petals. */
function flower(turn: number): number {
  return 0.86 + 0.24 * Math.cos(5 * turn);
}

/** Upright, its dent at the top. */
function heart(turn: number): number {
  const up = -Math.sin(turn);
  const side = Math.abs(Math.cos(turn));
  return 0.66 + 0.5 * side * Math.max(0, 0.6 + up) + 0.34 * Math.max(0, -up) ** 6;
}

/** Rows of scallops, each row over the one below it; `drop` is the height of a row, in widths, `edge` the lower edge from the middle on. */
function scallops(wide: number, drop: number, edge = (across: number) => Math.sqrt(1 - across ** 2)): CellAt {
  const tall = wide * drop;
  const scallopAt = (x: number, y: number, row: number): number | undefined => {
    const shift = row % 2 === 0 ? 0 : wide / 2;
    const column = Math.round((x - shift) / wide);
    const across = Math.min(1, Math.abs(x - shift - column * wide) / (0.56 * wide));
    return y - row * tall <= 1.5 * tall * edge(across) ? pair(column, row) : undefined;
  };
  return (x, y) => {
    const row = Math.floor(y / tall);
    return scallopAt(x, y, row - 1) ?? scallopAt(x, y, row) ?? pair(Math.round(x / wide), row);
  };
}

/** Rows of blocks with staggered joints. */
function courses(tall: number, wide: number, stagger: number): CellAt {
  return (x, y) => {
    const row = Math.floor(y / tall);
    return pair(Math.floor(x / wide + stagger * row), row);
  };
}

/** Cells around points of a shaken lattice. */
function voronoi(step: number, variant: number): CellAt {
  return (x, y) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        const [dx, dy] = [(i + shaken(i, j, variant)) * step - x, (j + shaken(j, i, variant + 7)) * step - y];
        const distance = dx * dx + dy * dy;
        if (distance < least) [best, least] = [pair(i, j), distance];
      }
    }
    return best;
  };
}

/** From 0.15 to 0.85, by two numbers. */
function shaken(i: number, j: number, variant: number): number {
  let mixed = Math.imul(i, 374_761_393) + Math.imul(j, 668_265_263) + Math.imul(variant, 2_147_483_647);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return 0.15 + (0.7 * ((mixed ^ (mixed >>> 16)) >>> 0)) / 4_294_967_296;
}

/** One number for two, of which none is beyond 1000; odd for every second one of a chessboard. */
function pair(a: number, b: number): number {
  return 2 * ((a + 1000) * 2048 + b + 1000) + ((a + b) & 1);
}

/** From -0.5 to 0.5 and back. */
function sawtooth(x: number): number {
  return Math.abs(2 * (x - Math.floor(x + 0.5))) - 0.5;
}
