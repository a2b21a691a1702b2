import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Authentication, ColoringPage } from '@lineleaf/api-client/contract';
import { type ProductServer, startProductServer } from '@lineleaf/tooling/product';
import { expect, test } from '@playwright/test';

const READY_LIMIT_MS = 5000;

test('a second start is ready within 5 s and nothing is lost, not by kill -9 either', {
  tag: '@timed',
}, async ({ request }) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-restart-'));
  let server: ProductServer = await startProductServer({ dataDir });
  const post = async (path: string, data: object, token?: string) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
    const response = await request.post(`${server.url}${path}`, { data, headers });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
    return response.json();
  };
  const list = async (token: string): Promise<ColoringPage[]> => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await request.get(`${server.url}/api/coloring-pages?images=url`, { headers })).json();
  };

  const account = { email: 'keeper@example.com', username: 'Keeper', password: 'paper-and-ink' };
  const { access_token: token }: Authentication = await post('/api/auth/signup', account);
  await post('/api/generate-coloring-page', { prompt: 'a teddy bear' }, token);
  await server.stop('SIGTERM');

  const started = Date.now();
  server = await startProductServer({ dataDir });
  expect(Date.now() - started).toBeLessThan(READY_LIMIT_MS);
  expect(await list(token)).toHaveLength(1);

  await post('/api/generate-coloring-page', { prompt: 'a simple heart' }, token);
  await server.stop('SIGKILL');
  server = await startProductServer({ dataDir });
  const pages = await list(token);
  expect(pages.map(({ prompt }) => prompt)).toEqual(['a simple heart', 'a teddy bear']);
  for (const { image_url } of pages) {
    expect((await request.get(`${server.url}${image_url}`)).status()).toBe(200);
  }
  const { user }: Authentication = await post('/api/auth/login', account);
  expect([user.credits, user.total_generations]).toEqual([8, 2]);
  await server.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second product on the same data folder says so and ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-twice-'));
  const server = await startProductServer({ dataDir });
  await expect(startProductServer({ dataDir })).rejects.toThrow(/Another Lineleaf is running/);
  await server.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});
