import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build.mjs';
import { buildIdOf } from './build-id.mjs';
import { REMOTES, ROOT, versionOf } from './parts.mjs';

/**
 * Whether this tree is built, and everybody is given its front ends from the product's own origin: then a start has nothing
 * to release. Reads the pointer as it stands, without the packages that a release needs.
 * @param {string} folder of releases
 */
export function isPublished(folder) {
  const file = join(folder, 'remotes.json');
  if (process.env.RELEASE_ORIGIN || !existsSync(file) || !isBuilt('backend', join(ROOT, 'backend', 'dist')))
    return false;
  const { parts = {}, events = [] } = readPointer(file);
  return ['shell', ...REMOTES].every((part) => {
    const { release, origin } = parts[part]?.live ?? {};
    const built = `${versionOf(part)}+${buildIdOf(part)}`;
    return (release === built && origin === undefined) || wasTakenBack(events, part, built);
  });
}

/**
 * Whether the last that is known of a release is that it went: rolled back or aborted, by a person or the judge. A start does
 * not bring it back; `npm run release` does.
 * @param {readonly { part: string, release: string, action: string }[]} events of the pointer, the newest first
 * @param {string} part
 * @param {string} release
 */
export function wasTakenBack(events, part, release) {
  const last = events.find((event) => event.part === part && event.release === release);
  return last?.action === 'rolled_back' || last?.action === 'aborted';
}

/**
 * What of the built releases is given to everybody: not what somebody or the judge took back, if the part has another.
 * @template Release
 * @param {Readonly<Record<string, Release & { readonly release: string }>>} built by part
 * @param {import('@lineleaf/releases').Pointer} pointer
 */
export function withoutTakenBack(built, { parts, events }) {
  const isWanted = (/** @type {string} */ part, /** @type {string} */ release) =>
    parts[part] === undefined || !wasTakenBack(events, part, release);
  return Object.fromEntries(Object.entries(built).filter(([part, { release }]) => isWanted(part, release)));
}

/**
 * What cannot be read is not published: releasing says what is wrong with it.
 * @param {string} file
 */
function readPointer(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}
