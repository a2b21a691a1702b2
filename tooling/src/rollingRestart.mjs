/** The servers behind the gateway, as docker-compose.yml and gateway.conf name them. */
export const NODES = /** @type {const} */ (['api-1', 'api-2']);

/** How long a request may take from the gateway's choice of a node until the node has accepted it. */
const CHOSEN_MS = 1_000;

/**
 * Replaces the servers one after the other, so that no request is lost: one that is about to stop is given nothing new, ends
 * what it has, and is given requests again when its successor answers.
 * @param {{
 *   drain: (node: string) => Promise<void> | void,
 *   restart: (node: string) => Promise<void> | void,
 *   admit: (node: string) => Promise<void> | void,
 * }} steps `drain`: the gateway gives the node no new request; `restart`: resolves when the new one answers; `admit`: as before
 * @param {number} [pauseMs] between `drain` and `restart`
 */
export async function rollingRestart({ drain, restart, admit }, pauseMs = CHOSEN_MS) {
  for (const node of NODES) {
    await drain(node);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await restart(node);
    await admit(node);
  }
}
