import { drawTail } from '../parts/figure/extras.ts';
import type { Proportions } from '../parts/person/PersonLook.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement, roundRect } from '../parts/shapes.ts';
import type { Figure } from './Figure.ts';
import { furred } from './fur.ts';
import { drawFront, drawSkirt, type Garment } from './garment.ts';
import { withPattern } from './pattern.ts';

/** Draws the trunk of a body that stands, the origin between its hips, with what is on its chest. */
export function drawUprightTorso(sketch: Sketch, { build, sizes }: Figure): void {
  const { trunk: t } = sizes;
  const half = sizes.hip + 13;
  const torso = new Sketch();
  const tail = new Sketch();
  switch (build.shape) {
    case 'box':
      torso.area([roundRect(-half - 4, -t, 2 * half + 8, t + 12, 9)]);
      break;
    case 'sheet':
      torso.area(sheet(sizes));
      break;
    case 'foot':
      drawFoot(torso, sizes, build.back === 'shell');
      break;
    case 'balls':
      torso.area([ellipse(0, 42, 54, 48)]);
      torso.area([ellipse(0, -22, 40, 36)]);
      break;
    default:
      if (build.shape === 'fish') drawTail(tail, 24);
      torso.area(
        `M0 ${-t - 4} C${-sizes.shoulder * 0.9} ${-t - 4} ${-sizes.shoulder - 3} ${-t + 10} ${-sizes.shoulder - 4} ${-t + 20} C${-half - 6} ${-t * 0.4} ${-half - 4} 18 0 18 C${half + 4} 18 ${half + 6} ${-t * 0.4} ${sizes.shoulder + 4} ${-t + 20} C${sizes.shoulder + 3} ${-t + 10} ${sizes.shoulder * 0.9} ${-t - 4} 0 ${-t - 4} Z`,
      );
  }
  const plain = torso.art();
  sketch.add((build.coat && withPattern(plain, build.coat)) ?? plain, placement(0, 0));
  if (build.shape === 'fish') sketch.add(furred(tail.art(), '#6cc5b8'), placement(0, 4, 1.3));
  drawChest(sketch, { front: build.front, t, half });
}

/** The body of a snail: its neck upright, its foot along the ground, its shell on that. */
function drawFoot(sketch: Sketch, { trunk: t, shoulder: s }: Proportions, hasShell: boolean): void {
  sketch.area(
    `M0 ${-t - 6} C${-s} ${-t - 6} ${-s - 6} ${-t + 14} ${-s - 6} -4 C${-s - 6} 26 -40 42 -62 54 C-76 64 -68 76 -52 76 H104 C124 76 140 70 154 60 C120 58 72 58 44 36 C30 24 ${s + 6} 8 ${s + 6} -10 C${s + 6} ${-t + 10} ${s} ${-t - 6} 0 ${-t - 6} Z`,
  );
  if (!hasShell) return;
  sketch.area([ellipse(70, 8, 52)], '#d08a4c');
  sketch.line(
    'M118 26 C116 -22 92 -34 66 -32 C36 -30 26 0 40 24 C54 44 88 38 94 14 C96 -6 76 -16 62 -6 C52 4 58 18 70 16',
    1,
  );
}

/** A sheet that hangs and waves at its hem. */
function sheet({ trunk: t, shoulder: s }: Proportions): string {
  return `M0 ${-t - 6} C${-s} ${-t - 6} ${-s - 8} ${-t + 14} ${-s - 12} 0 C${-s - 14} 22 ${-s - 20} 40 ${-s - 18} 58 Q${-s - 6} 70 ${-s + 8} 56 Q${-8} 74 2 60 Q14 78 26 62 C${s} 74 ${s + 18} 72 ${s + 26} 52 C${s + 12} 44 ${s + 16} 20 ${s + 12} 0 C${s + 8} ${-t + 14} ${s} ${-t - 6} 0 ${-t - 6} Z`;
}

/** What is on a chest: the origin is its lower end, `t` its height, `half` half its breadth. */
export function drawChest(
  sketch: Sketch,
  { front, t, half }: { front: Figure['build']['front']; t: number; half: number },
): void {
  switch (front) {
    case 'plain':
      return;
    case 'panel':
      sketch.area([roundRect(-half * 0.62, -t + 14, half * 1.24, t * 0.5, 5)], '#fff3e0');
      sketch.area([ellipse(-half * 0.3, -t + 14 + t * 0.25, 6)]);
      sketch.line(
        `M${half * 0.02} ${-t + 24} H${half * 0.42} M${half * 0.02} ${-t + 32} H${half * 0.42}`,
        0.8,
      );
      return;
    case 'buttons':
      for (const y of [-0.62, -0.3, 0.02]) sketch.area([ellipse(0, y * t, 5.5)], '#e2574c');
      return;
    case 'ribs':
      for (const y of [-0.72, -0.52, -0.32])
        sketch.line(`M${-half * 0.7} ${y * t} Q0 ${y * t + 7} ${half * 0.7} ${y * t}`, 1);
      sketch.line(`M0 ${-t + 6} V4`, 1);
      return;
    case 'pouch':
      sketch.area([ellipse(0, -t * 0.32, half * 0.66, t * 0.46)], '#fff3e0');
      sketch.area(
        `M${-half * 0.62} ${-t * 0.3} Q0 ${-t * 0.14} ${half * 0.62} ${-t * 0.3} Q${half * 0.6} ${t * 0.12} 0 ${t * 0.13} Q${-half * 0.6} ${t * 0.12} ${-half * 0.62} ${-t * 0.3} Z`,
      );
      return;
    default:
      sketch.area([ellipse(0, -t * 0.28, half * 0.62, t * 0.42)], '#fff3e0');
  }
}

/** How high up the trunk the middle of the chest is, as a share of it. */
export const CHEST = 0.42;

/** What is worn over the body: its hem or skirt, and what is on its chest. */
export function drawUprightShirt(
  sketch: Sketch,
  { trunk: t, shoulder: s, hip }: Proportions,
  { hasSkirt, front }: Garment,
): void {
  const half = hip + 21;
  sketch.area(
    `M${-s * 0.7} ${-t - 2} Q0 ${-t + 8} ${s * 0.7} ${-t - 2} L${s + 6} ${-t + 14} C${half} ${-t * 0.4} ${half} -6 ${half - 2} 4 Q0 18 ${-half + 2} 4 C${-half} -6 ${-half} ${-t * 0.4} ${-s - 6} ${-t + 14} Z`,
    '#e2574c',
  );
  if (hasSkirt) drawSkirt(sketch, { top: -0.34 * t, half, high: 0.5 * t });
  else {
    sketch.area(`M${-half + 1} -5 Q0 9 ${half - 1} -5 L${half - 2} 5 Q0 19 ${-half + 2} 5 Z`, '#f2b632');
    drawFront(sketch, front, { y: -CHEST * t, u: 10 });
  }
}
