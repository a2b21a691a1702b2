import { releaseAtOnce } from '../changes/release.ts';
import { EMPTY_POINTER, type Pointer, type ReleaseContract, type ReleaseRecord } from '../pointer.ts';
import type { CanaryConfig } from '../releaseConfig.ts';

/** When and by whom things are done in tests. */
export const ACT = { at: '2026-11-22T12:00:00.000Z', by: 'Ada' };

export const ROLLOUT_ID = '6f1c0a52-4a3c-4d1c-9e0e-2f6f0a1b2c3d';

/** Steps and bounds of a canary in tests. */
export const CANARY: CanaryConfig = {
  steps: [
    { share: 10, maxMinutes: 30 },
    { share: 50, maxMinutes: 60 },
  ],
  bounds: { visitors: 100, alpha: 0.01 },
};

/** A release that fits all others: a remote serves one path of its own, `part`. */
export function recordOf(
  part: string,
  release: string,
  contract: Partial<ReleaseContract> = {},
): ReleaseRecord {
  const isShell = part === 'shell';
  return {
    release,
    commit: `commit of ${release}`,
    ...(isShell ? {} : { manifest: { path: 'mf-manifest.json', integrity: `sha384-manifest-${release}` } }),
    entry: { path: isShell ? 'index.html' : 'remoteEntry.js', integrity: `sha384-entry-${release}` },
    contract: {
      exposes: isShell ? [] : ['./routes'],
      routes: isShell ? [] : [{ path: part, access: 'user' }],
      shared: {},
      ...contract,
    },
  };
}

/** A pointer with these releases as defaults. */
export function pointerOf(releases: Readonly<Record<string, ReleaseRecord>>): Pointer {
  return releaseAtOnce(EMPTY_POINTER, { releases, endsRollouts: false }, ACT).pointer;
}
