import { z } from 'zod';
import * as contract from '../contract/releases.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './primitives.ts';

/** A release that everybody gets or got, unless a rollout gave them another. */
const defaultRelease = z.object({
  release: z.string(),
  /** Commit it was built from; empty when unknown. */
  commit: z.string(),
  /** When it became the default. */
  since: timestamp,
  /** Who made it so. */
  by: z.string(),
});
export type DefaultRelease = z.infer<typeof defaultRelease>;

/** A release on trial: a share of the visitors gets it. */
const releaseRollout = z.object({
  id: z.uuid(),
  release: z.string(),
  commit: z.string(),
  /** Percent of the visitors. */
  share: z.number().min(0).max(100),
  /** `paused` by a person, `held` by the judge over worse vitals, `waiting` for a person: all keep the share. */
  state: z.enum(['running', 'paused', 'held', 'waiting']),
  /** Why it stands still, for people; empty while it runs. */
  reason: z.string(),
  /** Index of the step that runs. */
  step: z.int().min(0),
  steps: z.array(z.object({ share: z.number().min(0).max(100) })),
  stepped_at: timestamp,
  started_at: timestamp,
  started_by: z.string(),
  /** Visitors who were given it in this step, and how many the step needs. */
  step_visitors: z.int().min(0),
  needed_visitors: z.int().min(0),
});
export type ReleaseRollout = z.infer<typeof releaseRollout>;

/**
 * What was counted of a served release in the last 24 hours: the current hour, so far, and the 23 before. A visitor who
 * comes back counts once an hour.
 */
const releaseCounts = z.object({
  release: z.string(),
  arm: z.enum(['live', 'canary']),
  /** Loads that went well, those out of a cache included. */
  loads: z.int().min(0),
  /** Who loaded it over the network. */
  visitors: z.int().min(0),
  /** Visitors whose load failed, or to whom it crashed or threw. */
  failing: z.int().min(0),
  crashes: z.int().min(0),
  errors: z.int().min(0),
  /** Milliseconds within which three of four visits stay; null where nothing was measured. */
  lcp_p75: z.number().nullable(),
  inp_p75: z.number().nullable(),
  /** A score without a unit. */
  cls_p75: z.number().nullable(),
  /** 24 of them, the oldest first. */
  hours: z.array(z.object({ at: timestamp, visitors: z.int().min(0), failing: z.int().min(0) })),
});
export type ReleaseCounts = z.infer<typeof releaseCounts>;

const releasedPart = z.object({
  /** `shell`, or a remote by its folder. */
  part: z.string(),
  live: defaultRelease,
  /** The newest first; a part without a rollout goes back to the first. */
  previous: z.array(defaultRelease),
  rollout: releaseRollout.nullable(),
  /** Of the live release, and of the one on trial. */
  counts: z.array(releaseCounts).min(1).max(2),
});
export type ReleasedPart = z.infer<typeof releasedPart>;

/** One change of what is served. */
const releaseEvent = z.object({
  at: timestamp,
  /** A person, a pipeline or `judge`. */
  by: z.string(),
  part: z.string(),
  action: z.enum([
    'released',
    'canary_started',
    'share_moved',
    'promoted',
    'paused',
    'resumed',
    'held',
    'waiting',
    'rolled_back',
    'aborted',
  ]),
  /** The release that came, moved, stood still or went. */
  release: z.string(),
  /** Percent of the visitors that get it since. */
  share: z.number().min(0).max(100),
  /** In words; may be empty. */
  reason: z.string(),
});
export type ReleaseEvent = z.infer<typeof releaseEvent>;

export const releaseOverview = z.object({
  /** Of what is served; a decision names the one it was made on. */
  generation: z.int().min(0),
  /** Whether anything is counted; if not, every rollout waits for a person. */
  counting: z.boolean(),
  /** The shell first. */
  parts: z.array(releasedPart),
  /** The newest first, at most 50. */
  events: z.array(releaseEvent),
});
export type ReleaseOverview = z.infer<typeof releaseOverview>;

export const getReleases = endpoint(contract.getReleases, {
  access: 'admin',
  isForPipelines: true,
  summary: 'What is served of each part, and how it runs',
  response: releaseOverview,
  errors: ['FORBIDDEN'],
});

/**
 * `generation` is that of the overview on which it was decided. Gives the overview after the change. A pipeline may
 * neither resume nor touch another part.
 */
export const changeRelease = endpoint(contract.changeRelease, {
  access: 'admin',
  isForPipelines: true,
  summary: 'Promote, stop or take back a release',
  params: z.object({ remote: z.string().max(40), action: z.enum(contract.RELEASE_ACTIONS) }),
  body: z.object({ generation: z.int().min(0), reason: z.string().trim().min(1).max(300).optional() }),
  response: releaseOverview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'RELEASE_CHANGED', 'RELEASE_REFUSED'],
});
