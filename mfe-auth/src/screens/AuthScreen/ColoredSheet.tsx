import styles from './ColoredSheet.module.css';
import { type Box, crayonHatch } from './crayonHatch.ts';

interface Area {
  readonly color: string;
  readonly outline: string;
  /** What its crayon goes over, at which angle and with how much room between two lines. */
  readonly box: Box;
  readonly degrees: number;
  readonly gap: number;
}

const PANEL = { degrees: -12, gap: 6 };

/** In the order in which they are colored. Those of the balloon's panels meet at its top. */
const AREAS: readonly Area[] = [
  {
    ...PANEL,
    color: '#e5584b',
    box: [22, 16, 80, 184],
    outline: 'M101 28C56 28 24 64 24 106s42 66 60 90h7C80 174 54 150 54 108 54 70 74 34 101 28Z',
  },
  {
    ...PANEL,
    color: '#f7a23b',
    box: [52, 16, 50, 184],
    outline: 'M101 28C74 34 54 70 54 108c0 42 26 66 37 88h6c-3-20-13-46-13-88 0-34 7-68 17-80Z',
  },
  {
    color: '#ffd24d',
    box: [184, 21, 54, 54],
    degrees: -40,
    gap: 5.5,
    outline: 'M212 22.5c14.5-.5 25.5 11 25 25.5S226 73 211.5 73 187 62 187 47s11-24.5 25-24.5Z',
  },
  {
    ...PANEL,
    color: '#fbd75b',
    box: [82, 16, 38, 184],
    outline: 'M101 28C91 40 84 74 84 108c0 42 10 68 13 88h8c3-20 13-46 13-88 0-34-7-68-17-80Z',
  },
  {
    color: '#9ccc65',
    box: [-4, 250, 263, 60],
    degrees: -28,
    gap: 6,
    outline: 'M-4 282c50-26 92-34 132-20 38-12 92-16 131 2v40C172 284 84 280-4 308Z',
  },
  {
    ...PANEL,
    color: '#57b07f',
    box: [100, 16, 50, 184],
    outline: 'M101 28c10 12 17 46 17 80 0 42-10 68-13 88h6c11-22 37-46 37-88 0-38-20-74-47-80Z',
  },
  {
    ...PANEL,
    color: '#4c93cf',
    box: [100, 16, 80, 184],
    outline: 'M101 28c27 6 47 42 47 80 0 42-26 66-37 88h7c18-24 60-48 60-90s-32-78-77-78Z',
  },
  {
    color: '#b98149',
    box: [80, 219, 44, 30],
    degrees: -30,
    gap: 4.5,
    outline: 'M82 221.5h38l-3.5 21.5q-.5 4-5 4h-21q-4.5 0-5-4Z',
  },
  {
    color: '#5ea84f',
    box: [-4, 280, 263, 54],
    degrees: -28,
    gap: 6,
    outline: 'M-4 308c88-28 176-24 263-4v30H-4Z',
  },
];

/** What stays white: lines of the crayons' paper that no area has for itself. */
const DETAILS = [
  // The sun's rays and face
  'M244 52l9 1.5M240 63l8 4.5M231 73l4 8M218 79l.5 9M204 78l-3.5 8M192 71l-6.5 6.5M184 60l-8 3.5M181 47l-9-.5M184 34l-8-4M192 24l-5.5-7M205 17l-2-9M219 16l2-9M232 23l5.5-7M241 34l8-4',
  'M203 53c4 6 13 7 18 .5',
  // The ropes, the basket's weave
  'M86 196l-3 25.5M116 196l3 25.5M84 229.5c11 2 24 2 35 0M86 238c10 2 21 2 31 0',
  // Clouds and birds
  'M196 132c-8 0-10-11-1-12 1-9 14-11 18-3 6-4 14 0 13 7 8 0 9 8 1 8ZM16 30c-7 0-8-9 0-10 1-8 12-10 16-3 6-3 12 1 11 6 6 0 7 7 0 7ZM196 176c3-4 6-4 8 0 2-4 6-4 8 0M174 198c2-3 5-3 6.5 0 2-3 5-3 6.5 0',
  // The bear
  'M92 206.5c-3-1-4.5-5-2-7.5 2.5-2 6-1 7 1.5 3-1.5 6.5-1.5 9 0 1-2.5 4.5-3.5 7-1.5 2.5 2.5 1 6.5-2 7.5 1.5 5 .5 10.5-2 15h-15c-2.5-4.5-3.5-10-2-15ZM99.5 213.5c.8 1.5 3.3 1.5 4 0',
];
const EYES = 'M204 43h.01M219 43h.01M97.5 209h.01M105.5 209h.01';
const STEM = 'M0 9v17M0 22c-6-1-9-5-10-8 6 0 10 3 10 8 0-5 4-8 10-8-1 3-4 7-10 8';
const BLOOM =
  'M-5-11a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1.7-6.2a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-0.9 1.7a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-9.1 1.7a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-11.7-6.2a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-4-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0';
const GRAIN =
  'M3 5l2 .4M14 2l1.4 1M25 8l2.2-.5M33 17l1 1.2M8 15l1.6.2M19 20l2-.6M29 27l1.7.6M4 26l1.2 1M13 31l2.3-.4M23 36l1.5.7M34 35l1.8-.3M9 38l1.4.8M17 11l1.2.9M31 3l1.5.5M1 19l1.3-.4M22 29l1.2-.8';

/** A page that is being colored: its areas get their colors one after the other, once; where motion is not wanted, it is half done. */
export function ColoredSheet() {
  return (
    <svg className={styles.sheet} viewBox="0 0 255 330" aria-hidden="true" focusable="false">
      <defs>
        {AREAS.map(({ color, outline }) => (
          <clipPath key={color} id={idOf(color)}>
            <path d={outline} />
          </clipPath>
        ))}
        <pattern id="hero-grain" width="37" height="41" patternUnits="userSpaceOnUse">
          <path className={styles.grain} d={GRAIN} />
        </pattern>
      </defs>
      {AREAS.map((area) => (
        <g key={area.color} className={styles.area}>
          <Wax {...area} />
          <path className={styles.line} d={area.outline} />
        </g>
      ))}
      <rect width="255" height="330" fill="url(#hero-grain)" />
      <g className={styles.line}>
        {DETAILS.map((path) => (
          <path key={path} d={path} />
        ))}
        <Flower transform="translate(40 297)" />
        <Flower transform="translate(214 295)" />
        <path className={styles.eyes} d={EYES} />
      </g>
    </svg>
  );
}

/** The crayon's way over an area, which hides what lies behind. */
function Wax({ color, outline, box, ...way }: Area) {
  const { path, transform } = crayonHatch(box, way);
  return (
    <g clipPath={`url(#${idOf(color)})`}>
      <path className={styles.paper} d={outline} />
      <path
        className={styles.wax}
        d={path}
        transform={transform}
        stroke={color}
        strokeWidth={way.gap * 1.15}
        pathLength="1"
      />
    </g>
  );
}

function Flower({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path d={STEM} />
      <path className={styles.paper} d={BLOOM} />
    </g>
  );
}

function idOf(color: string): string {
  return `hero-${color.slice(1)}`;
}
