import { z } from 'zod';

const LAST_GOOD_KEY = 'lineleaf.remotes';
const TIMEOUT_MS = 8000;

const remoteEntry = z.object({
  version: z.string(),
  /** URL of the federation manifest and its subresource-integrity hash. */
  manifest: z.string(),
  manifestIntegrity: z.string().default(''),
  /** URL of the remote's entry script and its subresource-integrity hash. */
  entry: z.string(),
  integrity: z.string(),
  routes: z.array(z.object({ path: z.string(), access: z.enum(['visitor', 'user', 'admin']) })),
});

const remotesFile = z.object({ remotes: z.record(z.string(), remoteEntry) });

/** A remote as the release store names it at this moment. */
export interface Remote extends z.infer<typeof remoteEntry> {
  readonly name: string;
  /** Stands in for the released one in this tab: trying again asks the same address, not the release store. */
  readonly isStandIn?: boolean;
}

/**
 * Reads which remotes there are from `/remotes.json`, past every cache. When that fails, the last good answer of this
 * browser stands in; without one it rejects.
 */
export async function fetchRemotes(): Promise<readonly Remote[]> {
  try {
    const response = await fetch('/remotes.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
    const text = await response.text();
    const remotes = parseRemotes(text);
    localStorage.setItem(LAST_GOOD_KEY, text);
    return remotes;
  } catch (error) {
    const lastGood = localStorage.getItem(LAST_GOOD_KEY);
    if (lastGood === null) throw error;
    return parseRemotes(lastGood);
  }
}

function parseRemotes(text: string): readonly Remote[] {
  const { remotes } = remotesFile.parse(JSON.parse(text));
  return Object.entries(remotes).map(([name, entry]) => ({ name, ...entry }));
}
