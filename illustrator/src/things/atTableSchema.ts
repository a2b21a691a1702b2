import { z } from 'zod';

/** Of what is eaten, or worked on by those at a table. */
export const atTable = {
  /** Who gives it to others throws it on the ground before them: grain. */
  strewn: z.literal(true).optional(),
  /** People made it ready to eat: what goes on four legs has it in its paws, and not on the ground before it. */
  served: z.literal(true).optional(),
  /** The key of what is at the mouth of who eats it: a spoon. */
  eatenWith: z.string().optional(),
  /** The keys of what it is held over to be roasted; who has it is at the first where none is named. */
  roastedAt: z.array(z.string()).min(1).optional(),
  /** At a table each has a plate of it, and a fork. */
  plated: z.literal(true).optional(),
  /** Of work at which each has a part before them, with the places `hold`: the keys of what the second one has, and all after that. */
  stations: z.array(z.string()).min(1).optional(),
  /** The key of such work by that of the tool with which several are at it: pumpkins, by a knife. */
  together: z.record(z.string(), z.string()).optional(),
};
