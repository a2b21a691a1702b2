import { satisfies } from 'semver';
import { type Pointer, type ReleaseContract, type ReleaseRecord, SHELL, servedReleases } from './pointer.ts';

interface NamedRelease extends ReleaseRecord {
  readonly part: string;
}

/**
 * Why what a pointer serves cannot run together: a sentence for each fault, none when all fits. Any default may meet any
 * canary of another part, so each remote must expose its routes and lead its tabs there, no two may serve one path, and each
 * shell must provide each shared module in a version that each remote can live with, and each name that it imports from one.
 */
export function faultsOf({ parts }: Pointer): readonly string[] {
  const served = Object.entries(parts).flatMap(([part, pointer]) =>
    servedReleases(pointer).map((release) => ({ ...release, part })),
  );
  const shells = served.filter(({ part }) => part === SHELL);
  const remotes = served.filter(({ part }) => part !== SHELL);
  const faults = [
    ...remotes.flatMap(shapeFaults),
    ...remotes.flatMap((remote) => shells.flatMap((shell) => sharedFaults(shell, remote))),
    ...clashes(remotes),
  ];
  return [...new Set(faults)];
}

function shapeFaults({ part, release, contract, manifest }: NamedRelease): string[] {
  const name = `${part} ${release}`;
  return [
    ...(manifest ? [] : [`${name} has no manifest`]),
    ...(contract.exposes.includes('./routes') ? [] : [`${name} does not expose ./routes`]),
    ...(contract.routes.length > 0 ? [] : [`${name} serves no route`]),
    ...tabFaults(name, contract),
  ];
}

function tabFaults(name: string, { routes, tabs = [] }: ReleaseContract): string[] {
  const isOpen = (tab: string) =>
    routes.some(({ path, access }) => path === tab && !path.includes(':') && access !== 'visitor');
  const paths = tabs.map(({ path }) => path);
  return [
    ...paths
      .filter((path) => !isOpen(path))
      .map((path) => `${name} has a tab at /${path}, where it serves nothing to who is signed in`),
    ...paths
      .filter((path, index) => paths.indexOf(path) < index)
      .map((path) => `${name} has two tabs at /${path}`),
  ];
}

function sharedFaults(shell: NamedRelease, { part, release, contract }: NamedRelease): string[] {
  return Object.entries(contract.shared).flatMap(([module, range]) => {
    const provided = shell.contract.shared[module];
    if (provided === undefined)
      return [`${part} ${release} needs ${module}, which shell ${shell.release} does not provide`];
    if (!satisfies(provided, range))
      return [`${part} ${release} needs ${module} ${range}; shell ${shell.release} provides ${provided}`];
    const missing = missingNames(shell.contract.names?.[module], contract.names?.[module]);
    if (missing.length === 0) return [];
    return [
      `${part} ${release} imports ${missing.join(', ')} from ${module}; shell ${shell.release} has no such export`,
    ];
  });
}

/** A release that does not say its names was built before they were told: its range alone counts. */
function missingNames(provided: readonly string[] | undefined, imported: readonly string[] = []): string[] {
  return provided ? imported.filter((name) => !provided.includes(name)) : [];
}

function clashes(remotes: readonly NamedRelease[]): string[] {
  const owners = new Map<string, string>();
  return remotes.flatMap(({ part, contract }) =>
    contract.routes.flatMap(({ path }) => {
      const pattern = path.replace(/:\w+/g, ':');
      const owner = owners.get(pattern) ?? part;
      owners.set(pattern, owner);
      return owner === part ? [] : [`${part} serves /${path}, which is served by ${owner}`];
    }),
  );
}
