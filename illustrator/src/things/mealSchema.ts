import { z } from 'zod';

/** Of what is eaten. */
export const meals = {
  /** People made it ready to eat: what goes on four legs has it in its paws, and not on the ground before it. */
  served: z.literal(true).optional(),
  /** The key of what is at the mouth of who eats it: a spoon. */
  eatenWith: z.string().optional(),
  /** At a table each has a plate of it, and a fork. */
  plated: z.literal(true).optional(),
};
