import type * as policy from '../modules/generation/generation.policy.ts';

// Stands in for generation.policy.ts in the program that is killed: reading a prompt is half of such a start's time, and comes
// before anything is kept that a crash could leave undone.

export const readAllowedPrompt: typeof policy.readAllowedPrompt = (prompt) => ({
  texts: [],
  asRead: prompt,
  isDrawable: true,
  suggestions: [],
});

export const refuseUndrawable: typeof policy.refuseUndrawable = () => undefined;
