import { request } from 'node:http';

const AT_ONCE = 4;

/**
 * What one visit was given and told.
 * @typedef {{ readonly isCanary: boolean, readonly hasFailed: boolean }} Visit
 */

/**
 * Visits a part as new visitors do, by HTTP alone: each asks for the releases that it is given and tells how the load
 * ended, as a browser would. Each comes from a network of its own, since of one network three failures an hour count: from
 * another loopback address, and where a machine has but one, as `X-Forwarded-For` says (with TRUST_PROXY=1).
 * @param {string} url the product's, on this machine
 * @param {{ part: string, visits: number, firstVisit?: number, fails: (isCanary: boolean, given: number) => boolean }} plan
 *   `firstVisit` numbers the visits for their networks; `fails` says whether the load of a release fails, which was given
 *   so many times before
 * @returns {Promise<Visit[]>}
 */
export async function makeVisits(url, { part, visits, firstVisit = 0, fails }) {
  /** @type {Visit[]} */
  const made = [];
  let next = 0;
  const given = { canary: 0, live: 0 };
  const walk = async () => {
    while (next < visits) {
      const address = loopbackAddress(firstVisit + next);
      next += 1;
      const release = await givenRelease(url, part, address);
      const isCanary = !release.deployment.default;
      const arm = isCanary ? 'canary' : 'live';
      const hasFailed = fails(isCanary, given[arm]);
      given[arm] += 1;
      await report(url, { release, address, kinds: ['begun', hasFailed ? 'load_failed_other' : 'loaded'] });
      made.push({ isCanary, hasFailed });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return made;
}

/**
 * @param {string} url
 * @param {string} part
 * @param {string} address
 * @returns {Promise<import('@lineleaf/releases/discovery').DiscoveredRelease>}
 */
async function givenRelease(url, part, address) {
  const { status, text } = await call(url, { path: '/discovery', address });
  const release = status === 200 ? JSON.parse(text).microFrontends[part]?.[0] : undefined;
  if (!release) throw new Error(`${url}/discovery gives no ${part}`);
  if (!release.extras.ticket) throw new Error(`The product at ${url} counts nothing (TELEMETRY=off)`);
  return release;
}

/**
 * @param {string} url
 * @param {{ release: import('@lineleaf/releases/discovery').DiscoveredRelease, address: string, kinds: string[] }} told
 */
async function report(url, { release, address, kinds }) {
  const { ticket, routes } = release.extras;
  const reports = kinds.map((kind) => ({ ticket, kind, route: routes[0]?.path ?? '', viewport: 'narrow' }));
  const { status, text } = await call(url, {
    path: '/api/telemetry',
    address,
    body: JSON.stringify({ reports }),
  });
  if (status !== 202) throw new Error(`A report was answered with ${status}: ${text}`);
}

/**
 * @param {string} url
 * @param {{ path: string, address: string, body?: string, isOwn?: boolean }} what `isOwn`: from the address of this machine
 * @returns {Promise<{ status: number, text: string }>}
 */
async function call(url, { path, address, body, isOwn = false }) {
  const options = {
    host: '127.0.0.1',
    port: new URL(url).port || 80,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Forwarded-For': address, ...(body === undefined ? {} : { 'Content-Type': 'text/plain' }) },
    ...(isOwn ? {} : { localAddress: address }),
  };
  try {
    return await new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  } catch (error) {
    const hasOneAddress = error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL';
    if (!hasOneAddress || isOwn) throw error;
    return call(url, { path, address, body, isOwn: true });
  }
}

/**
 * An address of this machine in a /24 of its own: 127.1.0.1, 127.1.1.1 and so on.
 * @param {number} visit
 */
function loopbackAddress(visit) {
  return `127.${1 + (Math.floor(visit / 250) % 250)}.${visit % 250}.1`;
}
