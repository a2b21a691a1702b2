import { loadConfig } from './build.mjs';
import { REMOTES } from './parts.mjs';

/** @typedef {import('../src/rspack/ContractPlugin.ts').RemoteContract} RemoteContract */

/**
 * The contracts of all remotes of this tree, as a build would write them now.
 * @returns {Promise<RemoteContract[]>}
 */
export async function readContracts() {
  /** @type {RemoteContract[]} */
  const contracts = [];
  // One after the other: each is read in its own folder, which is the process's for that while.
  for (const remote of REMOTES) {
    const [config] = await loadConfig(remote, { buildId: 'local', isDev: false });
    contracts.push(contractOf(config));
  }
  return contracts;
}

/** @param {import('@rspack/core').Configuration | undefined} config */
function contractOf(config) {
  for (const plugin of config?.plugins ?? []) {
    if (plugin && typeof plugin === 'object' && 'contract' in plugin)
      return /** @type {RemoteContract} */ (plugin.contract);
  }
  throw new Error(`${config?.name} makes no contract`);
}
