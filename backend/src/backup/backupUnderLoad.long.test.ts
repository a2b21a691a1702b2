import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coloredPagePng } from '../testing/pagePng.ts';
import { findBrokenPromises, readFiles, readRows } from '../testing/readDataFolder.ts';
import { runProgram } from '../testing/runProgram.ts';
import { originOf, startTestNode } from '../testing/testNode.ts';

const PASSWORD = 'secret 1';
/** So many that several generations, saves and deletions are under way in each backup. */
const WRITERS = 10;
const ROUNDS = 5;

test('backups under a load of generations, saves and deletions restore whole, each as of one moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-backup-load-'));
  const dataDir = join(folder, 'data');
  const environment = { DATA_DIR: dataDir, LIMITS_SIGNUPS_PER_HOUR: '100000' };
  const node = await startTestNode('server', environment);
  const load = startLoad(originOf(node));
  try {
    const figures: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await load.untilFurther(WRITERS);
      const before = readRows(dataDir).credit_entries ?? [];
      const doneBefore = load.count();
      const archive = join(folder, `${round}.tar.gz`);
      const startedAt = performance.now();
      const backup = await runProgram('backup', archive, { DATA_DIR: dataDir }).ended;
      expect(backup.code, backup.errors).toBe(0);
      figures.push(
        `${Math.round(performance.now() - startedAt)} ms, ${load.count() - doneBefore} acts: ${backup.output.split('\n', 2).join(' ')}`,
      );
      const restoredDir = join(folder, `restored-${round}`);
      const restore = await runProgram('restore', archive, { DATA_DIR: restoredDir }).ended;
      expect(restore.code, restore.errors).toBe(0);
      expect(await findBrokenPromises(restoredDir)).toEqual([]);
      await expectAllOf(before, restoredDir, dataDir);
      await rm(restoredDir, { recursive: true });
    }
    process.stdout.write(`${figures.join('\n')}\n`);
  } finally {
    await load.stop();
    await node.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);

/** Whoever was there before the backup and is there still has every entry of then; a picture in both folders is the same. */
async function expectAllOf(before: readonly string[], restoredDir: string, dataDir: string): Promise<void> {
  const present = new Set(
    (readRows(dataDir).users ?? []).map((row) => (JSON.parse(row) as { id: string }).id),
  );
  const expected = before.filter((row) => present.has((JSON.parse(row) as { user_id: string }).user_id));
  expect(readRows(restoredDir).credit_entries).toEqual(expect.arrayContaining(expected));
  const live = await readFiles(join(dataDir, 'images'));
  const restored = await readFiles(join(restoredDir, 'images'));
  const changed = Object.entries(restored).filter(([path, hash]) => (live[path] ?? hash) !== hash);
  expect(changed).toEqual([]);
}

interface Load {
  /** Acts done so far: a generation, save or deletion each. */
  count(): number;
  /** Resolves when so many more acts are done. */
  untilFurther(acts: number): Promise<void>;
  /** Throws what a writer failed of. */
  stop(): Promise<void>;
}

function startLoad(origin: string): Load {
  let isOn = true;
  let acts = 0;
  const waiting: { at: number; resolve: () => void }[] = [];
  const act = (): void => {
    acts += 1;
    for (const { at, resolve } of waiting) if (acts >= at) resolve();
  };
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    for (let turn = 1; isOn; turn += 1)
      await oneTurn(origin, { name: `writer-${index}-${turn}`, stays: turn % 2 > 0 }, act);
  });
  const all = Promise.all(writers);
  // Told by `stop`; until then a failure is not unhandled.
  all.catch(() => undefined);
  return {
    count: () => acts,
    untilFurther: (more) => {
      const done = new Promise<void>((resolve) => waiting.push({ at: acts + more, resolve }));
      return Promise.race([done, all.then(() => undefined)]);
    },
    async stop() {
      isOn = false;
      await all;
    },
  };
}

/** An account that draws two pages, colors one, deletes the other and, every second time, itself. */
async function oneTurn(
  origin: string,
  { name, stays }: { name: string; stays: boolean },
  act: () => void,
): Promise<void> {
  const email = `${name}@example.com`;
  let token = '';
  const call = async (method: string, path: string, body?: object): Promise<Record<string, string>> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${origin}${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    act();
    return (await response.json()) as Record<string, string>;
  };
  token =
    (await call('POST', '/api/auth/signup', { email, username: 'Ann', password: PASSWORD })).access_token ??
    '';
  const kept = await call('POST', '/api/generate-coloring-page', { prompt: 'a cat' });
  const dropped = await call('POST', '/api/generate-coloring-page', { prompt: 'a boat' });
  const image = coloredPagePng([200, 10, 10]);
  await call('POST', '/api/coloring-pages/colored', {
    original_page_id: kept.id,
    image_base64: Buffer.from(image).toString('base64'),
    color_data: { colors_used: 1 },
  });
  await call('DELETE', `/api/coloring-pages/${dropped.id}`);
  if (!stays) await call('DELETE', '/api/auth/account', { password: PASSWORD });
}
