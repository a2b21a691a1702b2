/** A color for each everyday name, as 0xRRGGBB: the twelve of simple mode, in the order of a box of crayons. */
export const BIG_COLORS: readonly [number, ...number[]] = [
  0xe6194b, 0xf58231, 0xffd43b, 0x2b9348, 0x1fb6c1, 0x1982c4, 0x7b2cbf, 0xff70a6, 0x7a4a21, 0x9aa0a6,
  0x111111, 0xffffff,
];
