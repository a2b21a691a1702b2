import { givenRelease } from './bucket.ts';
import { DISCOVERY_SCHEMA, type DiscoveredRelease, type Discovery } from './discoverySchema.ts';
import type { PartPointer, Pointer, ReleaseRecord } from './pointer.ts';

/** Who is told, and what may be named. */
export interface DiscoveryOptions {
  /** The visitor's, 0 to 99. */
  readonly bucket: number;
  /** Origins beside the product's own that may serve files of remotes. */
  readonly remoteOrigins: readonly string[];
  /** Signs that this visitor is given this release. */
  readonly ticketOf?: (part: string, release: string) => string | undefined;
}

/** What one visitor may load, and what was left out of it. */
interface DiscoveryResult {
  readonly discovery: Discovery;
  /** URLs of origins that are not allowed. */
  readonly dropped: readonly string[];
}

/**
 * What a visitor is told of each part: the release that is given first, then the other one that is served. A URL of a
 * foreign origin is dropped; its fallback stands in where that is allowed, and the default for a canary without any.
 */
export function discoveryOf({ parts }: Pointer, options: DiscoveryOptions): DiscoveryResult {
  const microFrontends: Discovery['microFrontends'] = {};
  const dropped = new Set<string>();
  for (const [part, pointer] of Object.entries(parts)) {
    const [given, ...others] = servedFirst(pointer, options.bucket).flatMap((served) => {
      const origins = originsOf(served.release);
      const foreign = origins.filter((origin) => origin !== '' && !options.remoteOrigins.includes(origin));
      for (const origin of foreign) dropped.add(folderOf(origin, part, served.release));
      const [first, fallback] = origins.filter((origin) => !foreign.includes(origin));
      return first === undefined ? [] : [entryOf(part, served, first, fallback)];
    });
    if (!given) continue;
    const ticket = options.ticketOf?.(part, given.metadata.version);
    const extras = { ...given.extras, given: true, ...(ticket === undefined ? {} : { ticket }) };
    microFrontends[part] = [{ ...given, extras }, ...others];
  }
  return { discovery: { schema: DISCOVERY_SCHEMA, microFrontends }, dropped: [...dropped] };
}

interface Served {
  readonly release: ReleaseRecord;
  readonly traffic: number;
  readonly rollout?: string;
}

function servedFirst(pointer: PartPointer, bucket: number): readonly Served[] {
  const { live, rollout } = pointer;
  if (!rollout) return [{ release: live, traffic: 100 }];
  const byDefault = { release: live, traffic: 100 - rollout.share };
  const canary = { release: rollout.release, traffic: rollout.share, rollout: rollout.id };
  return givenRelease(pointer, bucket).isCanary ? [canary, byDefault] : [byDefault, canary];
}

/** The origins of a release's files, the product's own as the empty text. */
function originsOf({ origin = '', fallbackOrigin = origin }: ReleaseRecord): string[] {
  return [...new Set([origin, fallbackOrigin])];
}

/** Where a release's files lie; the product's own origin is the empty text. */
export function folderOf(origin: string, part: string, { release }: ReleaseRecord): string {
  return `${origin}/releases/${part}/${release}/`;
}

function entryOf(part: string, served: Served, origin: string, fallback?: string): DiscoveredRelease {
  const { release, traffic, rollout } = served;
  const { manifest, entry, contract } = release;
  const main = manifest ?? entry;
  const folder = folderOf(origin, part, release);
  return {
    url: folder + main.path,
    ...(fallback === undefined ? {} : { fallbackUrl: folderOf(fallback, part, release) + main.path }),
    metadata: { integrity: main.integrity, version: release.release },
    deployment: { traffic, default: rollout === undefined },
    extras: {
      given: false,
      ...(manifest ? { entry: { url: folder + entry.path, integrity: entry.integrity } } : {}),
      // What a screen is made of is told to the page that shows it alone (`preloadsOf`).
      routes: contract.routes.map(({ files: _, ...route }) => route),
      ...(contract.tabs === undefined ? {} : { tabs: contract.tabs }),
      ...(rollout === undefined ? {} : { rollout }),
    },
  };
}
