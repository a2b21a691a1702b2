/** Ways to wear hair that are asked for. */
export const HAIR = [
  ...(['flowing', 'curly', 'pigtails', 'braids', 'ponytail'] as const),
  ...(['spiky', 'afro', 'short', 'bald'] as const),
] as const;
export type Hair = (typeof HAIR)[number];
