import type { Art } from '../../art/art.ts';
import { drawStandingCollar } from '../figure/extras.ts';
import {
  drawBeard,
  drawFangs,
  drawGoatee,
  drawHat,
  drawMoustache,
  drawHair as drawOldHair,
} from '../figure/head.ts';
import type { Outfit } from '../figure/outfit.ts';
import { drawSign } from '../moodSigns.ts';
import { Sketch } from '../Sketch.ts';
import { ellipse, placement } from '../shapes.ts';
import type { PersonColors } from './colors.ts';
import { colored, tinted } from './colors.ts';
import { drawCurlsBehind, drawCurlyHair, drawCurlyHairline } from './curls.ts';
import { drawEyewear, hasClearLenses } from './eyewear.ts';
import { HAT_COLORS } from './gearColors.ts';
import type { Age, FaceLook, PersonLook } from './PersonLook.ts';
import { drawFace } from './personFace.ts';

/** What a head is drawn from; the origin is its middle, `r` its radius. */
export interface HeadRequest {
  look: PersonLook;
  face: FaceLook;
  age: Age;
  colors: PersonColors;
  r: number;
  /** Lies around it, of radius 1. */
  hood?: Art;
  /** The front where nothing is said; `side` looks to the viewer's right. */
  view?: HeadView;
}

/** Sides from which a head is seen, other than the front. */
type HeadView = 'side' | 'back';

/** How far a face turned in a hood lies to the side, and how much narrower it is, in radii. */
const ASIDE = 0.27;
const NARROWED = 0.8;

/** What lies behind the head and shoulders: long hair, pigtails, braids. */
export function drawBehindHead({ look, age, colors, r }: HeadRequest): Art {
  const sketch = new Sketch();
  // In a closed helmet all hair is within it.
  if (look.hat === 'space') return sketch.art();
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  switch (look.hair) {
    case 'long':
      sketch.area(
        `M${at(-1, -0.3)} C${at(-1.4, 0.5)} ${at(-1.36, 1.2)} ${at(-1.16, 1.56)} Q${at(-0.6, 1.76)} ${at(0, 1.5)} Q${at(0.6, 1.76)} ${at(1.16, 1.56)} C${at(1.36, 1.2)} ${at(1.4, 0.5)} ${at(1, -0.3)} Z`,
      );
      break;
    case 'flowing':
      sketch.area(
        `M${at(-1, -0.4)} C${at(-1.5, 0.4)} ${at(-1.34, 1.4)} ${at(-1.5, 2.3)} C${at(-1.56, 2.8)} ${at(-1.4, 3.1)} ${at(-1.56, 3.4)} C${at(-1.1, 3.5)} ${at(-0.9, 3.3)} ${at(-0.7, 3.1)} L${at(0.7, 3.1)} C${at(0.9, 3.3)} ${at(1.1, 3.5)} ${at(1.56, 3.4)} C${at(1.4, 3.1)} ${at(1.56, 2.8)} ${at(1.5, 2.3)} C${at(1.34, 1.4)} ${at(1.5, 0.4)} ${at(1, -0.4)} Z`,
      );
      for (const side of [-1, 1])
        sketch.line(
          `M${at(1.24 * side, 1.5)} C${at(1.2 * side, 2)} ${at(1.32 * side, 2.4)} ${at(1.24 * side, 2.9)}`,
          0.8,
        );
      break;
    case 'bob':
      sketch.area(
        `M${at(-1, -0.4)} C${at(-1.36, 0.1)} ${at(-1.34, 0.7)} ${at(-1.16, 0.9)} Q${at(0, 1.2)} ${at(1.16, 0.9)} C${at(1.34, 0.7)} ${at(1.36, 0.1)} ${at(1, -0.4)} Z`,
      );
      break;
    case 'ponytail':
      sketch.area(
        `M${at(0.5, -0.95)} C${at(1.3, -1.5)} ${at(1.9, -0.7)} ${at(1.6, 0.1)} C${at(1.54, 0.5)} ${at(1.66, 0.7)} ${at(1.8, 0.86)} C${at(1.2, 0.9)} ${at(1.06, 0.4)} ${at(1.12, 0)} C${at(1.2, -0.5)} ${at(0.9, -0.6)} ${at(0.5, -0.7)} Z`,
      );
      break;
    case 'afro':
      drawCurlsBehind(sketch, r, 'round');
      break;
    case 'curly':
      if (hasLongCurls(look, age)) drawCurlsBehind(sketch, r, 'long');
      break;
    case 'pigtails':
    case 'braids':
      for (const side of [-1, 1]) drawTails(sketch, r, { side, isBraid: look.hair === 'braids' });
      break;
    default:
  }
  const hair = colored(sketch.art(), colors.hair);
  if (look.neckline !== 'standing') return hair;
  const collared = new Sketch();
  drawStandingCollar(collared, r, colors.accent);
  collared.add(hair, placement(0, 0));
  return collared.art();
}

function drawTails(sketch: Sketch, r: number, { side, isBraid }: { side: number; isBraid: boolean }): void {
  const at = (x: number, y: number) => `${side * x * r} ${y * r}`;
  if (isBraid) {
    for (const [x, y, size] of [
      [1.08, 1.42, 0.15],
      [1.12, 1.14, 0.22],
      [1.1, 0.82, 0.24],
      [1.06, 0.5, 0.24],
    ] as const)
      sketch.area([ellipse(side * x * r, y * r, size * r)]);
    return;
  }
  sketch.area(
    `M${at(0.86, -0.5)} C${at(1.5, -1)} ${at(1.95, -0.1)} ${at(1.6, 0.68)} C${at(1.46, 0.36)} ${at(1.2, 0.1)} ${at(0.86, -0.16)} Z`,
  );
  sketch.area([ellipse(side * 1.04 * r, -0.42 * r, 0.16 * r)]);
}

/** The head with face, hair, glasses, beard and hat. */
export function drawHead(request: HeadRequest): Sketch {
  const { look, colors, r } = request;
  const isAside = request.view === 'side';
  const head = new Sketch();
  if (request.hood) head.add(request.hood, placement(0, 0, r));
  if (look.hat === 'space') head.area([ellipse(0, -2, r * 1.3)], '#dff1fb');
  if (request.hood === undefined && hasEars(look))
    for (const side of [-1, 1])
      head.area([ellipse(side * r * 0.97, r * 0.12, r * 0.18, r * 0.22)], colors.skin);
  const skull = head.area([ellipse(0, 0, r, r * 0.95)], colors.skin);
  const aside = { a: NARROWED, b: 0, c: 0, d: 1, e: ASIDE * r, f: 0 };
  head.add(drawFeatures(request).art(), isAside ? aside : placement(0, 0), skull);
  const hair = new Sketch();
  drawHair(hair, r, look);
  head.add(colored(hair.art(), colors.hair), placement(0, 0));
  if (look.aids) for (const side of [-1, 1]) drawAid(head, r, { side, x: side * 1.02 * r });
  if (look.hat) {
    const hat = new Sketch();
    drawHat(hat, r, look.hat);
    head.add(tinted(hat.art(), HAT_COLORS[look.hat]), placement(0, 0));
  }
  const { sign } = request.face;
  if (sign) drawSign(head, sign, { x: 0, top: -1.12 * r, mouth: { x: 0.1 * r, y: 0.52 * r }, r });
  return head;
}

/** A hearing aid behind the ear of a side, around a point at the level of the eyes. */
export function drawAid(head: Sketch, r: number, { side, x }: { side: number; x: number }): void {
  head.area(
    `M${x - side * 0.16 * r} ${-0.02 * r} C${x - side * 0.16 * r} ${-0.3 * r} ${x + side * 0.2 * r} ${-0.3 * r} ${x + side * 0.2 * r} ${0.02 * r} V${0.24 * r} Q${x + side * 0.1 * r} ${0.36 * r} ${x} ${0.24 * r} V${0.04 * r} Q${x - side * 0.06 * r} ${-0.06 * r} ${x - side * 0.16 * r} ${-0.02 * r} Z`,
    '#6db3e0',
  );
}

/** Hats over or beside which a bun is seen. */
const OPEN_ABOVE: ReadonlySet<string> = new Set(['crown', 'tiara', 'halo', 'diver', 'mask', 'blindfold']);

/** The face, and what lies on it. */
function drawFeatures({ look, face, age, colors, r, view }: HeadRequest): Sketch {
  const features = new Sketch();
  // The far cheek of a turned face is behind its edge.
  const sides = view === 'side' ? [-1] : [-1, 1];
  // Lenses have the room of lashes, brows and cheeks.
  const isClear = hasClearLenses(look);
  const drop = isClear ? 0.13 : 0;
  if (age === 'baby' || age === 'toddler' || age === 'child')
    for (const side of sides)
      features.area([ellipse(side * 0.62 * r, (0.34 + drop) * r, 0.17 * r, 0.11 * r)], '#f0a08a');
  const brows = isClear && FRINGED.has(look.hair) && face.brows === 'calm' ? 'hidden' : drop;
  drawFace(features, r, { face, hasLashes: hasLashes(look) && !isClear, brows });
  if (age === 'old')
    for (const side of sides)
      features.line(
        `M${side * 0.46 * r} ${(0.3 + drop) * r} Q${side * 0.6 * r} ${(0.36 + drop) * r} ${side * 0.64 * r} ${(0.5 + drop) * r}`,
        0.5,
      );
  if (look.fangs) drawFangs(features, r);
  drawEyewear(features, r, look, hasLashes(look));
  if (look.beard) drawBeard(features, r, colors.hair);
  if (look.goatee) drawGoatee(features, r, colors.hair);
  if (look.moustache) drawMoustache(features, r, colors.hair);
  return features;
}

/** Girls and women have lashes: their hair or their dress tells who they are. */
export function hasLashes({ lashes, hair, lower, beard, goatee, moustache }: PersonLook): boolean {
  return (lashes ?? (LONG_HAIR.has(hair) || lower === 'dress')) && !(beard || goatee || moustache);
}

/** Curls of a girl or a young woman are down to her shoulders. */
export function hasLongCurls(look: PersonLook, age: Age): boolean {
  return hasLashes(look) && age !== 'old';
}

const HANGING = ['long', 'flowing', 'bob', 'braids', 'ponytail'] as const;
const LONG_HAIR: ReadonlySet<string> = new Set([...HANGING, 'pigtails', 'bun']);
/** Hair that is down to the brows. */
const FRINGED: ReadonlySet<string> = new Set(['bob', 'curly', 'afro']);
const COVERS_EARS: ReadonlySet<string> = new Set([...HANGING, 'afro', 'curly']);

/** Whether the ears are seen. */
export function hasEars({ hair }: PersonLook): boolean {
  return !COVERS_EARS.has(hair);
}

/** The hair as it is worn under a hat. */
export function hairUnder({ hair, hat }: PersonLook): PersonLook['hair'] {
  return hair === 'bun' && hat !== undefined && !OPEN_ABOVE.has(hat) ? 'ponytail' : hair;
}

function drawHair(head: Sketch, r: number, look: PersonLook): void {
  const { adult, age } = look;
  const hair = hairUnder(look);
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  switch (hair) {
    case 'curl':
      head.line(
        `M${at(-0.1, -0.94)} C${at(0.3, -1.3)} ${at(0.5, -0.8)} ${at(0.2, -0.72)} C${at(0, -0.7)} ${at(0, -0.9)} ${at(0.14, -0.88)}`,
        1,
      );
      return;
    case 'bald':
      // A child has none at all.
      if (!adult && age !== 'old') return;
      for (const side of [-1, 1])
        head.area(
          `M${at(side * 0.98, 0.24)} C${at(side * 1.24, 0)} ${at(side * 1.2, -0.5)} ${at(side * 0.84, -0.56)} C${at(side * 0.9, -0.3)} ${at(side * 0.9, 0)} ${at(side * 0.98, 0.24)} Z`,
        );
      return;
    case 'spiky':
      head.area(
        `M${at(-1.02, 0)} L${at(-1.3, -0.4)} L${at(-1.02, -0.5)} L${at(-1.12, -0.98)} L${at(-0.66, -0.92)} L${at(-0.5, -1.4)} L${at(-0.1, -1.08)} L${at(0.26, -1.46)} L${at(0.48, -1)} L${at(0.96, -1.16)} L${at(0.96, -0.66)} L${at(1.3, -0.5)} L${at(1.02, 0)} C${at(0.96, -0.3)} ${at(0.76, -0.5)} ${at(0.5, -0.56)} L${at(0.3, -0.34)} L${at(0.06, -0.6)} L${at(-0.24, -0.34)} L${at(-0.46, -0.56)} C${at(-0.76, -0.5)} ${at(-0.96, -0.3)} ${at(-1.02, 0)} Z`,
      );
      return;
    case 'afro':
      drawCurlyHairline(head, r);
      return;
    case 'curly':
      drawCurlyHair(head, r);
      return;
    case 'bob':
      head.area(
        `M${at(-1.06, 0.3)} C${at(-1.26, -0.7)} ${at(-0.6, -1.14)} ${at(0, -1.14)} C${at(0.6, -1.14)} ${at(1.26, -0.7)} ${at(1.06, 0.3)} C${at(0.98, 0)} ${at(0.9, -0.2)} ${at(0.8, -0.34)} Q${at(0, -0.5)} ${at(-0.8, -0.34)} C${at(-0.9, -0.2)} ${at(-0.98, 0)} ${at(-1.06, 0.3)} Z`,
      );
      return;
    case 'ponytail':
    case 'braids':
    case 'flowing':
      drawOldHair(head, r, 'long');
      return;
    default:
      drawOldHair(head, r, hair as Outfit['hair']);
  }
}
