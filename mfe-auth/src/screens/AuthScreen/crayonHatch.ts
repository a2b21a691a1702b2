/** A box in the units of a picture: its left upper corner, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** How far a turn of the hand misses its line, in parts of the distance between lines. */
const WOBBLE = 0.28;
/** No multiple of it is near a full turn: the misses do not repeat within a picture. */
const WOBBLE_STEP_RADIANS = 2.3;

/** The zigzag of a crayon over the whole box, from its upper end to its lower one, before it is turned by `degrees` about the box's middle. */
export function crayonHatch([x, y, width, height]: Box, { degrees, gap }: { degrees: number; gap: number }) {
  const [across, along] = [Math.cos(degrees * RADIANS), Math.abs(Math.sin(degrees * RADIANS))];
  const reach = (width * across + height * along) / 2;
  const depth = (width * along + height * across) / 2;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const turns = Array.from({ length: Math.ceil((2 * depth) / gap) + 1 }, (_, index) => {
    const miss = Math.sin(index * WOBBLE_STEP_RADIANS) * gap * WOBBLE;
    const side = index % 2 === 0 ? 1 : -1;
    return `${Math.round(middle.x + side * (reach + miss))} ${Math.round(middle.y - depth + index * gap + miss / 2)}`;
  });
  return { path: `M${turns.join('L')}`, transform: `rotate(${degrees} ${middle.x} ${middle.y})` };
}

const RADIANS = Math.PI / 180;
