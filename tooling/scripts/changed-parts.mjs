import { parseArgs } from 'node:util';
import { changedParts, filesChangedSince } from './changes.mjs';
import { RELEASED_PARTS } from './parts.mjs';

// `node tooling/scripts/changed-parts.mjs --since=<commit>` prints the parts that a pipeline has to release, as JSON;
// `--part=<part>` that part alone. Needs Node and git, and nothing installed.

/** What GitHub has for the commit before a branch's first. */
const NO_COMMIT = /^0+$/;

try {
  console.log(JSON.stringify(wanted()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function wanted() {
  // A pipeline passes an empty text for what it does not know.
  const args = process.argv.slice(2).filter(Boolean);
  const { part, since } = parseArgs({
    args,
    options: { part: { type: 'string' }, since: { type: 'string' } },
  }).values;
  if (part !== undefined) {
    if (!RELEASED_PARTS.includes(part)) throw new Error(`${part} is none of ${RELEASED_PARTS.join(', ')}`);
    return [part];
  }
  if (!since) throw new Error('changed-parts.mjs --since=<commit> or --part=<part>');
  return NO_COMMIT.test(since) ? RELEASED_PARTS : changedParts(filesChangedSince(since));
}
