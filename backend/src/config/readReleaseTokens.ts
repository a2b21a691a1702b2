import type { ReleaseToken } from '../modules/releases/ReleaseTokens.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

const NAME = 'RELEASE_TOKENS';
const ENTRY = /^(shell|mfe-[a-z0-9-]+)=([0-9a-f]{64})$/;

/** Reads `mfe-billing=<sha256>,shell=<sha256>`. Faults name the place in the list, never what stands there: it is a secret. */
export function readReleaseTokens(read: EnvironmentReader): readonly ReleaseToken[] {
  const entries = read.text(NAME)?.split(',') ?? [];
  const tokens = entries.flatMap((entry, at) => {
    const [, part, hash] = ENTRY.exec(entry.trim().toLowerCase()) ?? [];
    if (part !== undefined && hash !== undefined) return [{ part, sha256: hash }];
    read.fault(
      `${NAME} must list entries such as mfe-billing=<SHA-256 of the token, 64 hex digits>, separated by commas; entry ${at + 1} is none`,
    );
    return [];
  });
  for (const part of repeated(tokens.map((token) => token.part)))
    read.fault(`${NAME} has two tokens for ${part}: keep one`);
  for (const hash of repeated(tokens.map((token) => token.sha256))) {
    const parts = tokens.filter((token) => token.sha256 === hash).map((token) => token.part);
    if (new Set(parts).size > 1)
      read.fault(`${NAME} has one token for ${parts.join(' and ')}: make one for each`);
  }
  return tokens;
}

function repeated(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.filter((value, at) => values.indexOf(value) !== at));
}
