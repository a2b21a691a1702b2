/**
 * @typedef {{ name: string, exposes: string[], routes: { path: string, access: string }[], shared: Record<string, string> }} Contract
 */

const ACCESS = ['visitor', 'user', 'admin'];

/**
 * Why these releases cannot run together: a sentence for each fault, none when they fit. Each remote must expose its
 * routes, no two may serve one path, and the shell must provide each shared module in a version the remote can live with.
 * @param {Contract | undefined} shell without one, only the remotes are held against each other
 * @param {Contract[]} remotes
 * @returns {string[]}
 */
export function faultsOf(shell, remotes) {
  return [
    ...remotes.flatMap((remote) => shapeFaults(remote) ?? (shell ? sharedFaults(shell, remote) : [])),
    ...clashes(remotes),
  ];
}

/**
 * @param {Contract} contract
 * @returns {string[] | undefined} undefined when the shape is right
 */
function shapeFaults({ name, exposes, routes, shared }) {
  if (!Array.isArray(exposes) || !Array.isArray(routes) || typeof shared !== 'object' || shared === null)
    return [`${name}: its contract.json is of another shape (exposes, routes, shared)`];
  const faults = exposes.includes('./routes') ? [] : [`${name} does not expose ./routes`];
  if (routes.length === 0) faults.push(`${name} serves no route`);
  for (const { path, access } of routes)
    if (!ACCESS.includes(access)) faults.push(`${name}: nobody may open /${path}, its access is "${access}"`);
  return faults.length > 0 ? faults : undefined;
}

/**
 * @param {Contract} shell
 * @param {Contract} remote
 */
function sharedFaults(shell, remote) {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const provided = shell.shared[module];
    if (provided === undefined) return [`${remote.name} needs ${module}, which the shell does not provide`];
    if (isInRange(provided, range)) return [];
    return [`${remote.name} needs ${module} ${range}; the shell provides ${provided}`];
  });
}

/** @param {Contract[]} remotes */
function clashes(remotes) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  return remotes.flatMap(({ name, routes }) =>
    (Array.isArray(routes) ? routes : []).flatMap(({ path }) => {
      const owner = owners.get(path) ?? name;
      owners.set(path, owner);
      return owner === name ? [] : [`${name} serves /${path}, which is served by ${owner}`];
    }),
  );
}

/**
 * Whether a version lies in a caret range, as npm reads it: the first part that is not 0 stays, the rest may grow.
 * @param {string} version
 * @param {string} range `^1.2.3`; anything else must be the version itself
 */
function isInRange(version, range) {
  if (!range.startsWith('^')) return version === range;
  const has = version.split('.').map(Number);
  const wants = range.slice(1).split('.').map(Number);
  const fixed = wants.findIndex((part) => part > 0);
  for (const [at, part] of wants.entries()) {
    if (has[at] === part) continue;
    return (fixed === -1 ? at > 2 : at > fixed) && (has[at] ?? 0) > part;
  }
  return true;
}
