import { z } from 'zod';
import { remoteRoute, remoteTab } from './navigation.ts';
import { parseDocument } from './parseDocument.ts';
import { releaseConfig } from './releaseConfig.ts';

/** The part that loads all others; every other part is a remote. */
export const SHELL = 'shell';

/** Releases of a part that one can go back to. */
export const KEPT_RELEASES = 10;

/** Events that the pointer keeps, the newest first: who follows it (the server's audit) reads more often than they pass. */
export const KEPT_EVENTS = 50;

/** `shell`, or a remote by its folder. */
export const partName = z.string().regex(/^(shell|mfe-[a-z0-9-]+)$/);

/** `<version>+<build>`, the name of a release's folder below its part's. */
export const releaseName = z.string().regex(/^[\w.+-]+$/);

const releasedFile = z.object({
  /** Below the release's folder. */
  path: z.string().min(1),
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string(),
});

/** A page that a release brings for visitors, made beforehand; the server sets it into the shell's. */
export const releasedLanding = z.object({
  /** The address that it is the page of, below `/`; a visitor's start page too. */
  path: z.string(),
  /** What runs in it. */
  script: releasedFile,
  /** By code of the language. */
  pages: z.record(z.string(), releasedFile),
});

/** An address of a release, and what of its files the screen there is made of: scripts and style sheets. Absent in older releases. */
const releasedRoute = remoteRoute.extend({ files: z.array(z.string().min(1)).optional() });

/** What a release says of itself in its `contract.json`. */
export const releaseContract = z.object({
  /** Federation modules, such as `./routes`; none for the shell. */
  exposes: z.array(z.string()),
  routes: z.array(releasedRoute),
  /** Absent in a release of the time before tabs were declared. */
  tabs: z.array(remoteTab).optional(),
  landing: releasedLanding.optional(),
  /** For a remote the ranges of shared modules that it can live with; for the shell the versions that it provides. */
  shared: z.record(z.string(), z.string()),
  /** For a remote the names it imports from each shared module; for the shell those that it exports. Absent in older releases. */
  names: z.record(z.string(), z.array(z.string())).optional(),
});

/** Everything one has to know of a release to serve it; its files never change. */
export const releaseRecord = z.object({
  release: releaseName,
  /** Commit it was built from; empty when unknown. */
  commit: z.string(),
  /** The federation manifest; the shell has none. */
  manifest: releasedFile.optional(),
  /** A remote's entry script; the shell's page. */
  entry: releasedFile,
  /** Subresource integrity of the files that routes name. */
  integrities: z.record(z.string(), z.string()).optional(),
  /** What a later version of this package reads from it is kept, whoever writes the pointer. */
  contract: releaseContract.loose(),
  /** Origin that serves the files, without a trailing slash; absent where it is the product's own. */
  origin: z.string().optional(),
  /** Origin that serves the same files where the first cannot; the product's own is `''`. */
  fallbackOrigin: z.string().optional(),
});

/** A release that everybody gets or got, unless a rollout gave them another. */
export const liveRelease = releaseRecord.extend({
  /** When it became the default, ISO 8601. */
  since: z.iso.datetime(),
  /** Who made it so. */
  by: z.string(),
});

/**
 * Why a rollout stands still: a person paused it, the judge holds it over worse vitals, or its time ran out without
 * enough visitors and it waits for a person. All of them keep the share.
 */
export const rolloutState = z.enum(['running', 'paused', 'held', 'waiting']);

/** A release that a share of the visitors gets. */
export const rollout = z.object({
  /** Of this rollout alone: it decides which buckets are in the share. */
  id: z.uuid(),
  release: releaseRecord,
  /** Percent of the visitors, 0 to 100. */
  share: z.number().min(0).max(100),
  strategy: z.literal('canary'),
  /** Its steps and bounds as they were in `release.config.json` when it started. */
  ...releaseConfig.shape.canary.shape,
  /** Index of the step that runs. */
  step: z.int().min(0),
  /** When this step began, ISO 8601. */
  steppedAt: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  /** When a person last let it run on, ISO 8601: what was counted before then holds it no longer. Absent where nobody did. */
  resumedAt: z.iso.datetime().optional(),
  startedBy: z.string(),
  state: rolloutState,
  /** Why it stands still, for people; empty while it runs. */
  reason: z.string(),
});

/** What is served of one part. */
export const partPointer = z.object({
  /** The default: what a visitor outside the rollout gets. */
  live: liveRelease,
  /** Defaults of before, the newest first. */
  previous: z.array(liveRelease).max(KEPT_RELEASES),
  rollout: rollout.optional(),
});

/** One change of what is served: an audit event and a log line. */
export const releaseEvent = z.object({
  /** The pointer's generation that this change made; several events may share one. */
  generation: z.int().min(1),
  at: z.iso.datetime(),
  /** A person, a pipeline or `judge`. */
  by: z.string(),
  part: partName,
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
  /** The release that the action is about: the one that came, moved, stood still or went. */
  release: releaseName,
  /** The default after the action; the last one of a part that is served no more. */
  live: releaseName,
  /** Percent of the visitors that get `release` after the action. */
  share: z.number().min(0).max(100),
  /** The rollout, where there is or was one. */
  rollout: z.uuid().optional(),
  /** In words; may be empty. */
  reason: z.string(),
});

/** `releases/remotes.json`: it alone says what is served. */
export const pointerDocument = z.object({
  /** Grows by one with each change; a change is made from the generation that was read. */
  generation: z.int().min(0),
  parts: z.record(partName, partPointer),
  /** The newest first. */
  events: z.array(releaseEvent).max(KEPT_EVENTS),
});

export type ReleasedLanding = z.infer<typeof releasedLanding>;
export type ReleaseContract = z.infer<typeof releaseContract>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;
export type LiveRelease = z.infer<typeof liveRelease>;
export type Rollout = z.infer<typeof rollout>;
export type RolloutState = z.infer<typeof rolloutState>;
export type PartPointer = z.infer<typeof partPointer>;
export type ReleaseEvent = z.infer<typeof releaseEvent>;
export type Pointer = z.infer<typeof pointerDocument>;

/** The pointer of a store in which nothing was released. */
export const EMPTY_POINTER: Pointer = { generation: 0, parts: {}, events: [] };

/** The releases of a part that a visitor may be given: the default, and that of the rollout. */
export function servedReleases({ live, rollout }: PartPointer): readonly ReleaseRecord[] {
  return rollout ? [live, rollout.release] : [live];
}

/**
 * Reads the text of a pointer. A store of before rollouts (`{ "remotes": … }`) reads as an empty one: its releases stay
 * as files, and the next release of each part makes it live.
 *
 * @throws {ReleaseRefused} `malformed` where it is no pointer
 */
export function parsePointer(text: string): Pointer {
  return parseDocument('The pointer of the release store (remotes.json)', text, pointerOrOneOfBefore);
}

const pointerOrOneOfBefore = z.preprocess((value) => {
  const isOfBefore = typeof value === 'object' && value !== null && 'remotes' in value;
  return isOfBefore ? EMPTY_POINTER : value;
}, pointerDocument);
