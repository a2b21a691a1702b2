const IN_USE = 'a[href], button, input, select, textarea, label, [role=slider], canvas';
/** Finer than half the smallest target. */
const STEP_PX = 16;

/** Whether an element lies over the page that is colored, or over a control that is not its own. */
export function coversAnything(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return steps(top, bottom).some((y) =>
    steps(left, right).some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((below) => !element.contains(below) && below.closest(IN_USE) !== null),
    ),
  );
}

/** From one end to the other, both counted. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP_PX));
  return Array.from({ length: count + 1 }, (_, k) => from + ((to - from) * k) / count);
}
