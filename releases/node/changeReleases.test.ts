import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiDocument } from '../src/apiFaults.ts';
import { releaseAtOnce, startCanary } from '../src/changes/release.ts';
import { abort, promote, rollback } from '../src/changes/rollout.ts';
import type { Pointer } from '../src/pointer.ts';
import { ACT, CANARY, ROLLOUT_ID, recordOf } from '../src/testing/records.ts';
import { changeReleases, openReleases } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineleaf-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An API whose one answer has these fields. */
function apiWith(...fields: string[]): ApiDocument {
  const properties = Object.fromEntries(fields.map((name) => [name, { type: 'string' }]));
  const schema = { type: 'object', properties, required: fields };
  return {
    paths: { '/me': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
  };
}

/** Adds a release that was built with an API. */
function add(part: string, release: string, api: ApiDocument) {
  mkdirSync(join(folder, part, release), { recursive: true });
  writeFileSync(join(folder, part, release, 'openapi.json'), JSON.stringify(api));
}

const OLD = apiWith('id');
const NEW = apiWith('id', 'name');
const change = (made: Parameters<typeof changeReleases>[1], server?: ApiDocument) =>
  changeReleases(openReleases(folder), made, server);
const atOnce = (part: string, release: string) => (pointer: Pointer) =>
  releaseAtOnce(pointer, { releases: { [part]: recordOf(part, release) }, endsRollouts: false }, ACT);
const canary = (pointer: Pointer) =>
  startCanary(
    pointer,
    { part: 'mfe-a', release: recordOf('mfe-a', '2.0.0+b'), id: ROLLOUT_ID, config: CANARY },
    ACT,
  );

beforeEach(async () => {
  add('mfe-a', '1.0.0+a', OLD);
  add('mfe-a', '2.0.0+b', NEW);
  add('shell', '1.0.0+s', NEW);
  add('shell', '2.0.0+t', OLD);
  await change(atOnce('mfe-a', '1.0.0+a'));
});

describe('a release that needs what the running server does not give', () => {
  const told = 'mfe-a 2.0.0+b with the running server: GET /me: answer.name is not there any more';

  it('is refused for everybody, for a share and when it is promoted', async () => {
    await expect(change(atOnce('mfe-a', '2.0.0+b'), OLD)).rejects.toThrow(told);
    await expect(change(canary, OLD)).rejects.toThrow(told);
    await change(canary, NEW);
    await expect(change((pointer) => promote(pointer, 'mfe-a', ACT), OLD)).rejects.toThrow(told);
  });

  it('is refused as what one goes back to, but a canary always goes', async () => {
    await change(atOnce('mfe-a', '2.0.0+b'), NEW);
    await change(atOnce('mfe-a', '1.0.0+a'), OLD);
    await expect(change((pointer) => rollback(pointer, 'mfe-a', ACT), OLD)).rejects.toThrow(told);
    await change(canary, NEW);
    const { pointer } = await change((current) => abort(current, 'mfe-a', ACT), apiWith());
    expect(pointer.parts['mfe-a']).not.toHaveProperty('rollout');
  });

  it('is taken where there is no server to ask', async () => {
    expect((await change(atOnce('mfe-a', '2.0.0+b'))).events).toHaveLength(1);
  });
});

describe('remotes call through the shell', () => {
  it('so a shell whose API lacks what a served remote needs is refused, a canary of it included', async () => {
    await change(atOnce('shell', '1.0.0+s'));
    await change(canary);
    await expect(change(atOnce('shell', '2.0.0+t'))).rejects.toThrow(
      'mfe-a 2.0.0+b with shell 2.0.0+t: GET /me: answer.name is not there any more',
    );
  });

  it('and a release of the time before, which carries no API, is taken', async () => {
    expect((await change(atOnce('mfe-b', '1.0.0+x'), OLD)).events).toHaveLength(1);
  });
});
