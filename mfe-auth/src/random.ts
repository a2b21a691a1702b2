/** This remote's one source of chance: a whole number from `min` to `max`, both of them included. */
export function randomInteger(min: number, max: number): number {
  return min + Math.floor(Math.random() * (max - min + 1));
}
