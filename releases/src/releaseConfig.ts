import { z } from 'zod';

/** One step of a canary. */
const canaryStep = z.object({
  /** Percent of the visitors. */
  share: z.number().min(0).max(100),
  /** Without enough visitors within this time the rollout waits for a person. */
  maxMinutes: z.number().positive(),
});

/** What a rollout has to keep to. */
const canaryBounds = z.object({
  /** Canary visitors that a step needs before the share moves on. */
  visitors: z.int().min(100),
  /** Probability that a healthy release goes back, for the whole rollout. */
  alpha: z.number().gt(0).max(0.05),
});

/** `release.config.json` at the root: how a canary goes. After the last step the release is promoted. */
export const releaseConfig = z.object({
  canary: z.object({
    steps: z
      .array(canaryStep)
      .min(1)
      .refine((steps) => steps.every(({ share }, at) => share > (steps[at - 1]?.share ?? 0)), {
        error: 'each step has a larger share than the one before',
      }),
    bounds: canaryBounds,
  }),
});

export type CanaryConfig = z.infer<typeof releaseConfig>['canary'];
