import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { DOMAIN, type ProductionShape, startProductionShape } from '@lineleaf/tooling/production-shape';
import { rollingRestart } from '@lineleaf/tooling/rolling-restart';
import { expect, generate, logIn, signUp, test } from './journey.ts';
import { startTeam } from './remoteTeam.ts';

const ADMIN = { email: 'admin@lineleaf.test', password: 'a-password-for-journeys' };
const LARGEST_IMAGE = 180e6;
const CALLERS = 4;
const NEW_TITLE = 'The new dashboard';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let shape: ProductionShape;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  shape = await startProductionShape();
  process.env.PRODUCT_URL = shape.url;
  process.env.PRODUCT_DATA_DIR = shape.dataDir;
});
test.afterAll(() => shape?.stop());

test('the image holds what runs and no more: below 180 MB, no user but its own', () => {
  const bytes = sizeOf(join(shape.image.root, shape.image.workdir));
  process.stdout.write(`our own layers: ${(bytes / 1e6).toFixed(0)} MB\n`);
  expect(bytes).toBeLessThan(LARGEST_IMAGE);
  expect(shape.image).toMatchObject({ user: '1000', command: ['node', 'backend/dist/server.js'] });
});

test('a page is described, drawn, kept and opened for coloring, each remote from its own origin', async ({
  page,
}) => {
  const origins = new Set<string>();
  page.on('response', (response) => origins.add(new URL(response.url()).hostname));
  await signUp(page);
  await generate(page, 'a smiling butterfly');
  await page.getByRole('button', { name: 'View in Gallery' }).click();
  await page
    .getByRole('button', { name: /a smiling butterfly/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Color Page' }).click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  const own = ['mfe-studio', 'mfe-editor'].map((remote) => `${remote}.${DOMAIN}`);
  expect([...origins]).toEqual(expect.arrayContaining([DOMAIN, ...own]));
});

test.describe('without the service worker, which shows no encodings', () => {
  test.use({ serviceWorkers: 'block', allowedConsole: /Service Worker registration blocked/ });

  test('released files come by HTTP/2, compressed, and are kept for ever', async ({ page }) => {
    const files: { protocol: string; encoding: string | undefined; cache: string | undefined }[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ response }) => {
      if (!/mfe-auth\..*\.js$/.test(response.url)) return;
      const { 'content-encoding': encoding, 'cache-control': cache } = response.headers;
      files.push({ protocol: response.protocol ?? '', encoding, cache });
    });
    // The landing is part of the document; this screen comes from the origin of mfe-auth.
    await page.goto('/forgot-password');
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(files.length).toBeGreaterThan(0);
    for (const { protocol, cache } of files)
      expect([protocol, cache]).toEqual(['h2', 'public, max-age=31536000, immutable']);
    expect(files.filter(({ encoding }) => encoding === 'br').length).toBeGreaterThan(0);
  });
});

test('a remote is released and taken back while both servers run', async ({ page, context }) => {
  const { origin } = new URL(shape.url);
  const team = startTeam(shape.dataDir, {
    RELEASE_ORIGIN: origin.replace('https://', 'https://{part}.'),
  });
  try {
    await logIn(page, ADMIN);
    team.rename(NEW_TITLE);
    expect(team.run('release')).toMatchObject({ isOk: true });
    const fresh = await context.newPage();
    await fresh.goto('/admin');
    await expect(fresh.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    expect(team.run('rollout', 'rollback')).toMatchObject({ isOk: true });
    await fresh.reload();
    await expect(fresh.getByRole('heading', { level: 1, name: team.oldTitle })).toBeVisible();
  } finally {
    team.remove();
  }
});

test('both servers are replaced under load: no 5xx and no reset, of any method', async () => {
  const load = startLoad(await tokenOf());
  await rollingRestart({ ...shape.gateway, restart: shape.restart });
  const answers = await load.stop();
  process.stdout.write(`under load: ${JSON.stringify(Object.fromEntries(answers))}\n`);
  for (const method of METHODS) {
    const statuses = [...answers.keys()].filter((key) => key.startsWith(`${method} `));
    expect(statuses.length, method).toBeGreaterThan(0);
    for (const status of statuses) expect(Number(status.split(' ')[1]), status).toBeLessThan(500);
  }
});

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const PATHS: Readonly<Record<(typeof METHODS)[number], string>> = {
  GET: '/api/coloring-pages',
  POST: '/api/credits/verify-pending',
  PATCH: `/api/coloring-pages/${NOBODY}/favorite`,
  DELETE: `/api/auth/sessions/${NOBODY}`,
};

/** A connection that broke, in the place of a status. */
const BROKEN = 999;

/** A new account, by the API. */
async function tokenOf(): Promise<string> {
  const account = { email: 'load@example.com', username: 'Robin', password: 'paper-and-ink' };
  const { status, body } = await call('POST', '/api/auth/signup', { body: account });
  expect(status, body).toBe(200);
  return JSON.parse(body).access_token;
}

/** Callers that ask by every method, each one request after the other, until they are stopped; answers by method and status. */
function startLoad(token: string): { stop(): Promise<ReadonlyMap<string, number>> } {
  const answers = new Map<string, number>();
  let isOver = false;
  const caller = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const method = METHODS[turn % METHODS.length] ?? 'GET';
      const body = method === 'PATCH' ? { is_favorite: true } : undefined;
      const { status } = await call(method, PATHS[method], { token, body });
      const key = `${method} ${status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  return {
    async stop() {
      isOver = true;
      await Promise.all(callers);
      return answers;
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

const connections = new Agent({ keepAlive: true });

/** A request through the gateway, whose certificate has to be the one that was made for it. */
function call(
  method: string,
  path: string,
  { token = '', body }: { readonly token?: string; readonly body?: object },
): Promise<Answer> {
  const { port } = new URL(shape.url);
  return new Promise((resolve) => {
    const sent = request(
      {
        ...{ method, path, port, agent: connections },
        host: '127.0.0.1',
        servername: DOMAIN,
        ca: readFileSync(shape.certificate),
        headers: {
          Host: `${DOMAIN}:${port}`,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? BROKEN, body: text }));
      },
    );
    sent.once('error', (error) => resolve({ status: BROKEN, body: error.message }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
