import { EXAMPLES } from '@lineleaf/api-client/contract';
import { type Endpoint, endpoints } from '@lineleaf/api-client/schemas';
import { AREA_MAP_VERSION } from '@lineleaf/press';
import { startCanary } from '@lineleaf/releases';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import Stripe from 'stripe';
import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ColoringPage } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { coloredPagePng } from '../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { codeAt, signUpWithTotp } from '../testing/totpUser.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let ann: TestUser;
let administrator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp();
  administrator = await app.logInAdministrator();
});
afterAll(() => app.close());

const all: Endpoint[] = Object.values(endpoints);
const ofUsers = all.filter(({ access }) => access === 'user' || access === 'admin');
const titled = (list: readonly Endpoint[]): [string, Endpoint][] =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);

describe('every endpoint of the contract climbs the ladder', () => {
  test.each(titled(ofUsers))('401 without a token: %s', async (_, endpoint) => {
    const answer = await send(app.request(), endpoint, newId()).send(undefined);
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toEqual(expect.any(String));
  });

  test.each(titled(all.filter(({ access }) => access === 'admin')))(
    '403 for a user: %s',
    async (_, endpoint) => {
      await send(app.request(ann.token), endpoint, newId()).expect(403);
    },
  );

  test.each(titled(all.filter(({ body }) => body)))(
    '400 for a body of another shape: %s',
    async (_, endpoint) => {
      const request = send(clientOf(endpoint), endpoint, newId()).type(
        endpoint.bodyType ?? 'application/json',
      );
      const answer = await request.send('[]');
      expect(answer.status).toBe(400);
    },
  );

  test.each(titled(all.filter(({ path }) => path.includes(':id'))))(
    '400 for no id, 404 for an unknown one: %s',
    async (_, endpoint) => {
      await send(clientOf(endpoint), endpoint, 'no-id').send(VALID_BODIES[endpoint.id]).expect(400);
      await send(clientOf(endpoint), endpoint, newId()).send(VALID_BODIES[endpoint.id]).expect(404);
    },
  );

  test.each(titled(all))('and its success: %s', async (_, endpoint) => {
    const climb = SUCCESS[endpoint.id];
    if (!climb) throw new Error(`No success of ${endpoint.id} is under test: add it to this file`);
    expect((await climb()).status).toBe(endpoint.status ?? 200);
  });
});

function clientOf({ access }: Endpoint): supertest.Agent {
  return app.request(access === 'admin' ? administrator.token : ann.token);
}

function send(client: supertest.Agent, { method, path }: Endpoint, id: string): supertest.Test {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const filled = path.replace(':id', id).replace(':remote', 'mfe-auth').replace(':action', 'promote');
  return client[verb](filled).set('If-Match', '"any"');
}

const VALID_BODIES: Readonly<Record<string, object>> = {
  updateFavorite: { is_favorite: true },
  renameColoringPage: { title: 'My cat' },
  updateColoredPage: { original_page_id: null, image_base64: '', color_data: { colors_used: 1 } },
  updateUserCredits: { credits: 5 },
};

async function drawn({ token } = ann): Promise<{ id: string; image_url: string }> {
  return (await app.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' })).body;
}

async function resetToken(): Promise<string> {
  await app.request().post('/api/auth/forgot-password').send({ email: ann.user.email });
  await app.container.background.settle();
  return /token=([\w-]+)/.exec(app.providers.mailer.sent.at(-1)?.text ?? '')?.[1] ?? '';
}

function colored(originalPageId: string) {
  const image_base64 = Buffer.from(coloredPagePng([1, 2, 3])).toString('base64');
  return { original_page_id: originalPageId, image_base64, color_data: { colors_used: 1 } };
}

const mine = () => app.request(ann.token);
const asAdministrator = () => app.request(administrator.token);
const origin_url = 'http://localhost:3000';

/** One call of each endpoint that succeeds, each with a user of its own where it changes one. */
const SUCCESS: Readonly<Record<string, () => Promise<supertest.Response>>> = {
  getMe: async () => mine().get('/api/auth/me'),
  signup: async () =>
    app
      .request()
      .post('/api/auth/signup')
      .send({ email: `${newId()}@example.com`, username: 'Bo', password: 'secret 1' }),
  login: async () => {
    const { user, password } = await app.signUp();
    return app.request().post('/api/auth/login').send({ email: user.email, password });
  },
  changePassword: async () => {
    const { token, password } = await app.signUp();
    const body = { current_password: password, new_password: 'longer secret' };
    return app.request(token).post('/api/auth/change-password').send(body);
  },
  forgotPassword: async () =>
    app.request().post('/api/auth/forgot-password').send({ email: 'nobody@example.com' }),
  resetPassword: async () => {
    const { user } = ann;
    const token = await resetToken();
    const answer = app.request().post('/api/auth/reset-password').send({ token, new_password: 'secret 1' });
    await answer.expect(200);
    const login = await app
      .request()
      .post('/api/auth/login')
      .send({ email: user.email, password: 'secret 1' });
    ann = { ...ann, token: login.body.access_token };
    return mine().get('/api/auth/me');
  },
  logout: async () => app.request((await app.signUp()).token).post('/api/auth/logout'),
  listSessions: async () => mine().get('/api/auth/sessions'),
  endSession: async () => {
    const { token } = await app.signUp();
    const [session] = (await app.request(token).get('/api/auth/sessions')).body;
    return app.request(token).delete(`/api/auth/sessions/${session.id}`);
  },
  logoutEverywhere: async () => app.request((await app.signUp()).token).delete('/api/auth/sessions'),
  listActivity: async () => mine().get('/api/auth/activity'),
  getTotp: async () => mine().get('/api/auth/totp'),
  beginTotp: async () => {
    const { token, password } = await app.signUp();
    return app.request(token).post('/api/auth/totp').send({ password });
  },
  confirmTotp: async () => {
    const { token, password } = await app.signUp();
    const begun = await app.request(token).post('/api/auth/totp').send({ password });
    const totp = codeAt(begun.body.secret, new Date());
    return app.request(token).post('/api/auth/totp/confirm').send({ totp });
  },
  disableTotp: async () => {
    const { token, password, recoveryCodes } = await signUpWithTotp(app);
    const body = { password, totp: recoveryCodes[0] };
    return send(app.request(token), endpointOf('disableTotp'), '').send(body);
  },
  sendTelemetry: async () => {
    const reports = [{ ticket: 'none', kind: 'loaded', route: '', viewport: 'wide' }];
    return app.request().post('/api/telemetry').type('text/plain').send(JSON.stringify({ reports }));
  },
  exportAccount: async () => mine().get(pathOf('exportAccount')),
  deleteAccount: async () => {
    const { token, password } = await app.signUp();
    return send(app.request(token), endpointOf('deleteAccount'), '').send({ password });
  },
  listCreditPackages: async () => app.request().get('/api/credits/packages'),
  createCheckout: async () => mine().post('/api/credits/checkout').send({ package_id: 'pro', origin_url }),
  verifyPending: async () => mine().post('/api/credits/verify-pending'),
  listCreditHistory: async () => mine().get('/api/credits/history'),
  paymentWebhook: async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } });
    const secret = app.providers.payments.simulator?.webhookSecret ?? '';
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return app
      .request()
      .post('/api/credits/webhook')
      .set('Stripe-Signature', signature)
      .type('json')
      .send(payload);
  },
  generateColoringPage: async () => mine().post('/api/generate-coloring-page').send({ prompt: 'a dog' }),
  getGeneration: async () => {
    const ordered = await mine()
      .post('/api/generate-coloring-page')
      .set('Prefer', 'respond-async')
      .send({ prompt: 'a fish' });
    return mine().get(`/api/generations/${ordered.body.id}`);
  },
  listColoringPages: async () => mine().get('/api/coloring-pages'),
  listFavorites: async () => mine().get(pathOf('listFavorites')),
  listExamples: async () => app.request().get('/api/coloring-pages/examples'),
  getColoringPage: async () => mine().get(`/api/coloring-pages/${(await drawn()).id}`),
  updateFavorite: async () =>
    mine()
      .patch(`/api/coloring-pages/${(await drawn()).id}/favorite`)
      .send({ is_favorite: true }),
  renameColoringPage: async () =>
    mine()
      .patch(`/api/coloring-pages/${(await drawn()).id}`)
      .send({ title: 'My cat' }),
  deleteColoringPage: async () => mine().delete(`/api/coloring-pages/${(await drawn()).id}`),
  getPageImage: async () => app.request().get(`/api/coloring-pages/${EXAMPLES[0]?.id}/image`),
  getPageSuggestion: async () => {
    const { id } = await drawn();
    await ColoringPage.update(
      { palette: JSON.stringify({ version: AREA_MAP_VERSION, colors: [] }) },
      { where: { id } },
    );
    return mine().get(`/api/coloring-pages/${id}/suggestion`);
  },
  listStickers: async () => app.request().get(pathOf('listStickers')),
  getSticker: async () => app.request().get('/api/stickers/cat'),
  getPagePdf: async () => mine().get(`/api/coloring-pages/${(await drawn()).id}/pdf`),
  getPagesPdf: async () => mine().get(`${pathOf('getPagesPdf')}?ids=${(await drawn()).id}`),
  saveColoredPage: async () =>
    mine()
      .post(pathOf('saveColoredPage'))
      .send(colored((await drawn()).id)),
  updateColoredPage: async () => {
    const body = colored((await drawn()).id);
    const { id, version } = (await mine().post(pathOf('saveColoredPage')).send(body)).body;
    return mine().put(`/api/coloring-pages/${id}/colored`).set('If-Match', `"${version}"`).send(body);
  },
  getReleases: async () => asAdministrator().get(pathOf('getReleases')),
  changeRelease: async () => {
    const remote = 'mfe-auth';
    const live = pointerOf({ [remote]: recordOf(remote, '1.0.0+a') });
    const canary = { part: remote, release: recordOf(remote, '2.0.0+b'), id: ROLLOUT_ID, config: CANARY };
    const { pointer } = startCanary(live, canary, ACT);
    const { pointers } = app.container.releases;
    await pointers.write(pointer, (await pointers.read()).tag);
    return asAdministrator().post(`/api/releases/${remote}/promote`).send({ generation: pointer.generation });
  },
  getAdminStats: async () => asAdministrator().get('/api/admin/stats'),
  listAdminUsers: async () => asAdministrator().get('/api/admin/users'),
  listAuditEvents: async () => asAdministrator().get(pathOf('listAuditEvents')),
  updateUserCredits: async () =>
    asAdministrator().patch(`/api/admin/users/${ann.user.id}/credits`).send({ credits: 99 }),
  deleteUser: async () => asAdministrator().delete(`/api/admin/users/${(await app.signUp()).user.id}`),
};

function endpointOf(id: string): Endpoint {
  const found = endpoints[id];
  if (!found) throw new Error(`No endpoint ${id}`);
  return found;
}

function pathOf(id: string): string {
  return endpointOf(id).path;
}
