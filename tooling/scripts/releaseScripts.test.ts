import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pointer, releaseAtOnce, rollback, startCanary } from '@lineleaf/releases';
import { FolderPointerStore } from '@lineleaf/releases/node';
import { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from '@lineleaf/releases/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RELEASED_PARTS, ROOT } from './parts.mjs';
import { wasTakenBack, withoutTakenBack } from './published.mjs';

const USAGE = 'rollout.mjs promote|pause|resume|rollback|abort [--reason "why"]';

let folder: string;
let store: FolderPointerStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineleaf-scripts-'));
  store = new FolderPointerStore(join(folder, 'releases'));
  for (const part of ['mfe-a', 'mfe-b']) mkdirSync(join(folder, part));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Has the store serve this. */
async function serve(pointer: Pointer) {
  await store.write(pointer, (await store.read()).tag);
}

/** A default of two remotes, and a canary of one of them. */
function withCanary(): Pointer {
  const pointer = pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+a'), 'mfe-b': recordOf('mfe-b', '1.0.0+b') });
  const release = recordOf('mfe-a', '2.0.0+c');
  return startCanary(pointer, { part: 'mfe-a', release, id: ROLLOUT_ID, config: CANARY }, ACT).pointer;
}

/** Runs a script in the folder of a part, as npm does. */
function run(part: string, script: string, ...args: string[]) {
  return runWith({}, part, script, ...args);
}

function runWith(env: Record<string, string>, part: string, script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'tooling/scripts', `${script}.mjs`), ...args], {
    cwd: join(folder, part),
    env: { ...process.env, RELEASES_URL: join(folder, 'releases'), RELEASED_BY: 'Grace', ...env },
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  return new Promise<{ code: number | null; text: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, text })),
  );
}
const read = async () => (await store.read()).pointer;

describe('npm run releases', () => {
  it('lists what is live: share, state, since when, by whom and from which commit', async () => {
    await serve(withCanary());
    const { text } = await run('mfe-a', 'list-releases');
    const rows = text.split('\n').map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ['part', 'release', 'share', 'state', 'since', 'by', 'commit'],
      ['mfe-a', '1.0.0+a', '90 %', 'default', ACT.at, 'Ada', 'commit of 1.0.0+a'],
      ['mfe-a', '2.0.0+c', '10 %', 'running, step 1 of 2', ACT.at, 'Ada', 'commit of 2.0.0+c'],
      ['mfe-b', '1.0.0+b', '100 %', 'default', ACT.at, 'Ada', 'commit of 1.0.0+b'],
      [''],
    ]);
  });

  it('says that nothing is released where nothing is', async () => {
    expect((await run('mfe-a', 'list-releases')).text).toContain('Nothing is released in');
  });
});

describe('npm run releases -- prune', () => {
  /** Twelve releases of which the oldest one is the default, the youngest 70 days old; and its pointer. */
  async function fill() {
    for (let age = 70; age < 82; age += 1) {
      const release = join(folder, 'releases', 'mfe-a', `1.0.0+${age}`);
      mkdirSync(release, { recursive: true });
      const at = new Date(Date.now() - age * 24 * 60 * 60 * 1000);
      utimesSync(release, at, at);
    }
    await serve(pointerOf({ 'mfe-a': recordOf('mfe-a', '1.0.0+81') }));
  }
  const kept = () => readdirSync(join(folder, 'releases', 'mfe-a'));

  it('says in a line each what would go, then removes it', async () => {
    await fill();
    const dry = await run('mfe-a', 'list-releases', 'prune', '--dry-run');
    expect(dry.text).toMatch(/^mfe-a 1\.0\.0\+80 of \S+Z would go\n$/);
    expect(kept()).toHaveLength(12);
    const removed = await run('mfe-a', 'list-releases', 'prune');
    expect(removed).toEqual({ code: 0, text: dry.text.replace('would go', 'is removed') });
    expect(kept()).toHaveLength(11);
    expect(kept()).toContain('1.0.0+81');
    expect((await run('mfe-a', 'list-releases', 'prune')).text).toBe('There is nothing to remove\n');
  });

  it.each([
    [['--dry-run'], 'npm run releases, or npm run releases -- prune [--dry-run]\n'],
    [['purge'], 'npm run releases, or npm run releases -- prune [--dry-run]\n'],
    [['prune'], 'The pointer names no release, so none is removed\n'],
  ])('is refused with one plain sentence: %j', async (args, text) => {
    expect(await run('mfe-a', 'list-releases', ...args)).toEqual({ code: 1, text });
  });
});

describe('a store that the scripts cannot use', () => {
  it.each(['list-releases', 'rollout', 'release', 'publish-all'])(
    'ends %s with one sentence',
    async (script) => {
      const RELEASES_URL = 's3://images?endpoint=http://127.0.0.1:9';
      const [argument = []] = [{ rollout: ['promote'], 'publish-all': [RELEASES_URL] }[script]];
      const env = {
        RELEASES_URL,
        NODE_NO_WARNINGS: '1',
        AWS_ACCESS_KEY_ID: 'a',
        AWS_SECRET_ACCESS_KEY: 'b',
        AWS_REGION: 'c',
      };
      const { code, text } = await runWith(env, 'mfe-a', script, ...argument);
      expect(text).toMatch(/^The release store s3:\/\/images cannot be used: [^\n]+\n$/);
      expect(code).toBe(1);
    },
  );
});

describe('a start', () => {
  it('knows what was taken back, and what came again since', () => {
    const canary = withCanary();
    const ended = rollback(canary, 'mfe-a', ACT).pointer;
    expect(wasTakenBack(canary.events, 'mfe-a', '2.0.0+c')).toBe(false);
    expect(wasTakenBack(ended.events, 'mfe-a', '2.0.0+c')).toBe(true);
    expect(wasTakenBack(ended.events, 'mfe-a', '1.0.0+a')).toBe(false);
    const releases = { 'mfe-a': recordOf('mfe-a', '2.0.0+c') };
    const again = releaseAtOnce(ended, { releases, endsRollouts: false }, ACT).pointer;
    expect(wasTakenBack(again.events, 'mfe-a', '2.0.0+c')).toBe(false);
    const built = {
      ...releases,
      'mfe-b': recordOf('mfe-b', '2.0.0+d'),
      'mfe-c': recordOf('mfe-c', '1.0.0+e'),
    };
    expect(Object.keys(withoutTakenBack(built, ended))).toEqual(['mfe-b', 'mfe-c']);
    expect(withoutTakenBack(built, again)).toEqual(built);
  });
});

describe('the scripts that change a rollout', () => {
  it('do so, with who asked and why, and say what is so now', async () => {
    await serve(withCanary());
    const paused = await run('mfe-a', 'rollout', 'pause', '--reason', 'lunch');
    expect(paused).toEqual({ code: 0, text: 'mfe-a 2.0.0+c stays at 10 % of the visitors\n' });
    expect((await read()).parts['mfe-a']?.rollout).toMatchObject({ state: 'paused', reason: 'lunch' });
    expect((await run('mfe-a', 'rollout', 'resume')).text).toBe(
      'mfe-a 2.0.0+c goes on from 10 % of the visitors\n',
    );
    expect((await run('mfe-a', 'rollout', 'promote')).text).toBe('mfe-a 2.0.0+c is current\n');
    expect((await run('mfe-a', 'rollout', 'rollback')).text).toBe('mfe-a 1.0.0+a is current again\n');
    const { events } = await read();
    expect(events.slice(0, 4).map(({ action, by }) => `${action} by ${by}`)).toEqual(
      ['rolled_back', 'promoted', 'resumed', 'paused'].map((action) => `${action} by Grace`),
    );
  });

  it('of two teams at once lose nothing', async () => {
    const both = startCanary(
      withCanary(),
      { part: 'mfe-b', release: recordOf('mfe-b', '2.0.0+d'), id: ROLLOUT_ID, config: CANARY },
      ACT,
    );
    await serve(both.pointer);
    await Promise.all([run('mfe-a', 'rollout', 'promote'), run('mfe-b', 'rollout', 'abort')]);
    const { parts } = await read();
    expect(parts['mfe-a']).toMatchObject({ live: { release: '2.0.0+c' } });
    expect(parts['mfe-b']).toMatchObject({ live: { release: '1.0.0+b' } });
    expect(parts['mfe-b']).not.toHaveProperty('rollout');
  });

  it('go forward beside a server that can be asked alone, and back beside one that is down', async () => {
    await serve(withCanary());
    const down = { RELEASE_SERVER: 'http://127.0.0.1:9' };
    const fault = 'The API of RELEASE_SERVER http://127.0.0.1:9 cannot be read';
    expect(await runWith(down, 'mfe-a', 'rollout', 'promote')).toEqual({ code: 1, text: `${fault}\n` });
    expect(await runWith(down, 'mfe-a', 'rollout', 'rollback')).toEqual({
      code: 0,
      text: `${fault}; it is not asked\nmfe-a 1.0.0+a is current again\n`,
    });
  });

  it('take a remote out of the product, with its canary', async () => {
    await serve(withCanary());
    const text = 'mfe-a is served no more; its files stay\n';
    expect(await run('mfe-b', 'retire', 'mfe-a', '--reason', 'nobody came')).toEqual({ code: 0, text });
    const { parts, events } = await read();
    expect(Object.keys(parts)).toEqual(['mfe-b']);
    expect(events[0]).toMatchObject({ part: 'mfe-a', share: 0, by: 'Grace', reason: 'nobody came' });
  });

  it.each([
    ['mfe-b', 'retire', [], 'usage: npm run retire -- mfe-name [--reason "why"]\n'],
    ['mfe-b', 'retire', ['mfe-c'], 'mfe-c has no release\n'],
    ['mfe-b', 'rollout', ['promote'], 'No rollout of mfe-b is under way\n'],
    ['mfe-b', 'rollout', ['rollback'], 'mfe-b has no release to go back to\n'],
    ['mfe-a', 'rollout', ['stop'], `${USAGE}\n`],
    ['mfe-a', 'rollout', ['promote', 'pause'], `${USAGE}\n`],
    ['mfe-a', 'release', [], `mfe-a is no part: npm run release -w ${RELEASED_PARTS.join('|')}\n`],
    ['mfe-a', 'release', ['--strategy', 'blue'], '--strategy is one of all-at-once, canary\n'],
  ])('are refused with one plain sentence: %s %s %j', async (part, script, args, sentence) => {
    await serve(withCanary());
    expect(await run(part, script, ...args)).toEqual({ code: 1, text: sentence });
    expect(await read()).toEqual(withCanary());
  });

  it.each(['the shop', 'http://127.0.0.1:PORT'])(
    'beside %s as server, which tells no API, too',
    async (server) => {
      await serve(withCanary());
      const page = createServer((_, response) => response.end('<html>')).listen(0, '127.0.0.1');
      await once(page, 'listening');
      const RELEASE_SERVER = server.replace('PORT', String((page.address() as AddressInfo).port));
      const { code, text } = await runWith({ RELEASE_SERVER }, 'mfe-a', 'rollout', 'promote');
      page.close();
      expect({ code, text }).toEqual({
        code: 1,
        text: `The API of RELEASE_SERVER ${RELEASE_SERVER} cannot be read\n`,
      });
      expect(await read()).toEqual(withCanary());
    },
  );

  it('on a store whose pointer is broken, too', async () => {
    mkdirSync(join(folder, 'releases'));
    writeFileSync(join(folder, 'releases', 'remotes.json'), '{}');
    expect(await run('mfe-a', 'list-releases')).toEqual({
      code: 1,
      text: 'The pointer of the release store (remotes.json) is of another shape (generation: Invalid input: expected number, received undefined)\n',
    });
  });
});
