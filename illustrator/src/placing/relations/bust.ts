import type { Meeting } from './rule.ts';

/** The head of an actor in the units of its group: its middle and width, and how far down its shoulders are. */
export function bustOf({ company, from }: Pick<Meeting, 'company' | 'from'>, neck = 0.65) {
  const [part, own] = [company.partOf(from), company.box(from)];
  const telling = from.body.telling ?? {
    left: from.body.art.left,
    right: from.body.art.left + from.body.art.width,
    top: from.body.art.top,
    bottom: from.body.art.top + from.body.art.height * 0.5,
  };
  const scale = part.to.a;
  const head = {
    width: (telling.right - telling.left) * scale,
    x: ((telling.left + telling.right) / 2) * scale + part.to.e,
  };
  const cutY = Math.min(own.bottom, telling.bottom * part.to.d + part.to.f + head.width * neck);
  return { own, head, cutY };
}
