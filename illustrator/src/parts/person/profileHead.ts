import type { Art } from '../../art/art.ts';
import { drawStandingCollar } from '../figure/extras.ts';
import { drawSign } from '../moodSigns.ts';
import { Sketch } from '../Sketch.ts';
import { ellipse, placement } from '../shapes.ts';
import { colored, tinted } from './colors.ts';
import { HAT_COLORS } from './gearColors.ts';
import { drawAid, type HeadRequest, hairUnder, hasLashes, hasLongCurls } from './personHead.ts';
import { drawProfileBeard, drawProfileEyewear, drawProfileFace, LIPS, profileSkull } from './profileFace.ts';
import { drawBehindProfile, drawProfileHair } from './profileHair.ts';
import { drawProfileHat } from './profileHat.ts';

/** What lies behind a head that looks to the right, and behind its shoulders. */
export function drawBehindProfileHead({ look, age, colors, r }: HeadRequest): Art {
  const sketch = new Sketch();
  if (look.hat === 'space') return sketch.art();
  if (look.neckline === 'standing') drawStandingCollar(sketch, r, colors.accent);
  const hair = new Sketch();
  drawBehindProfile(hair, r, hairUnder(look), hasLongCurls(look, age));
  sketch.add(colored(hair.art(), colors.hair), placement(0, 0));
  return sketch.art();
}

/** A head that looks to the right: nose and mouth are at its edge. */
export function drawProfileHead(request: HeadRequest): Sketch {
  const { look, face, age, colors, r } = request;
  const head = new Sketch();
  if (look.hat === 'space') head.area([ellipse(0, -2, r * 1.34)], '#dff1fb');
  const skull = head.area(profileSkull(r, face.mouth), colors.skin);
  const features = new Sketch();
  drawProfileFace(features, r, { face, look, age, hasLashes: hasLashes(look) && !look.glasses });
  drawProfileEyewear(features, r, look);
  drawProfileBeard(features, r, look, colors.hair);
  head.add(features.art(), placement(0, 0), skull);
  const hair = new Sketch();
  drawProfileHair(hair, r, { hair: hairUnder(look), age, ...(look.adult ? { adult: true } : {}) });
  head.add(colored(hair.art(), colors.hair), placement(0, 0));
  if (!HIDES_EAR.has(look.hair)) drawEar(head, r, colors.skin);
  if (look.aids) drawAid(head, r, { side: -1, x: -0.16 * r });
  if (look.hat) {
    const hat = new Sketch();
    drawProfileHat(hat, r, look.hat);
    head.add(tinted(hat.art(), HAT_COLORS[look.hat]), placement(0, 0));
  }
  if (face.sign)
    drawSign(head, face.sign, { x: 0, top: -1.12 * r, mouth: { x: LIPS.x * r, y: LIPS.y * r }, r });
  return head;
}

/** Hair that falls over the ear of a profile; tied back it leaves that free. */
const HIDES_EAR: ReadonlySet<string> = new Set(['long', 'flowing', 'bob', 'braids', 'afro', 'curly']);

function drawEar(head: Sketch, r: number, skin: string): void {
  head.area([ellipse(-0.12 * r, 0.16 * r, 0.17 * r, 0.23 * r, -8)], skin);
}
