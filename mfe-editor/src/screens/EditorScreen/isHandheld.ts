/** Whether this is a phone or a tablet, which has no keyboard. */
export function isHandheld(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
