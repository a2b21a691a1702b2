import { type ApiDocument, apiFaults, parseApi } from '../src/apiFaults.ts';
import type { Change } from '../src/changes/change.ts';
import { type Pointer, type ReleaseRecord, SHELL, servedReleases } from '../src/pointer.ts';
import { ReleaseRefused } from '../src/ReleaseRefused.ts';
import { changePointer } from './changePointer.ts';
import type { Releases } from './openReleases.ts';

/** The API that a release was built with, among its files. */
export const API_FILE = 'openapi.json';

interface Checked {
  readonly name: string;
  readonly part: string;
  readonly api: ApiDocument;
}

/**
 * Changes what is served, as `changePointer` does, and refuses what the API stands in the way of: each release that
 * comes must live with the running server, and with every served shell, through which remotes call it. Going back from a
 * canary is never refused: the default is served already.
 *
 * @param server the running server's API; without one (a store alone) the releases are held against each other
 * @throws {ReleaseRefused} `unfit`, `malformed` where a release's API cannot be read, or what the change throws
 */
export function changeReleases(
  { pointers, files }: Releases,
  change: (pointer: Pointer) => Change,
  server?: ApiDocument,
): Promise<Change> {
  return changePointer(pointers, async (pointer) => {
    const made = change(pointer);
    const coming = comingReleases(pointer, made.pointer);
    if (coming.length === 0) return made;
    const known = new Map<string, Checked>();
    for (const { part, record } of [...coming, ...allServed(made.pointer)]) {
      const bytes = await files.read(part, record.release, API_FILE);
      const name = `${part} ${record.release}`;
      // Releases of the time before have none.
      if (!bytes) continue;
      const api = parseApi(`${name}: its ${API_FILE}`, bytes.toString());
      known.set(name, { name, part, api });
    }
    const faults = faultsAmong(
      [...known.values()],
      new Set(coming.map(({ part, record }) => `${part} ${record.release}`)),
      server,
    );
    if (faults.length > 0)
      throw new ReleaseRefused('unfit', `The API does not fit:\n- ${faults.join('\n- ')}`);
    return made;
  });
}

interface Named {
  readonly part: string;
  readonly record: ReleaseRecord;
}

function allServed({ parts }: Pointer): Named[] {
  return Object.entries(parts).flatMap(([part, pointer]) =>
    servedReleases(pointer).map((record) => ({ part, record })),
  );
}

/** What becomes a default or a canary by the change; a canary that is promoted is looked at once more. */
function comingReleases(before: Pointer, after: Pointer): Named[] {
  return allServed(after).filter(({ part, record }) => {
    const was = before.parts[part];
    const isDefault = after.parts[part]?.live.release === record.release;
    return isDefault
      ? was?.live.release !== record.release
      : was?.rollout?.release.release !== record.release;
  });
}

function faultsAmong(
  all: readonly Checked[],
  coming: ReadonlySet<string>,
  server: ApiDocument | undefined,
): string[] {
  const shells = all.filter(({ part }) => part === SHELL);
  return all.flatMap((caller) => [
    ...(server && coming.has(caller.name) ? toldOf(caller, { name: 'the running server', api: server }) : []),
    ...shells
      .filter((shell) => caller.part !== SHELL && (coming.has(caller.name) || coming.has(shell.name)))
      .flatMap((shell) => toldOf(caller, shell)),
  ]);
}

function toldOf(caller: Checked, other: { readonly name: string; readonly api: ApiDocument }): string[] {
  return apiFaults(caller.api, other.api).map((fault) => `${caller.name} with ${other.name}: ${fault}`);
}
