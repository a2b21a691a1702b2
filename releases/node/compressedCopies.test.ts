import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from './filesIn.ts';
import { writeCompressedCopies } from './index.ts';

const SCRIPT = 'export const leaf = "green";\n'.repeat(100);
const NOISE = Buffer.concat(
  Array.from({ length: 100 }, (_, at) => createHash('sha256').update(`${at}`).digest()),
);

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'lineleaf-build-'));
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

/** Writes files into the build, and has their copies made. Returns the paths of those. */
async function copiesOf(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  for (const [path, content] of Object.entries(files)) writeFileSync(join(build, path), content);
  await writeCompressedCopies(build);
  return (await filesIn(build)).filter((path) => files[path] === undefined);
}

/** A federation manifest that shares some files, and exposes others. */
function manifestOf(entry: string, exposed: readonly string[], shared: readonly string[]): string {
  const bundle = (scripts: readonly string[]) => [
    { assets: { js: { sync: scripts, async: [] }, css: { sync: [], async: [] } } },
  ];
  const metaData = { remoteEntry: { path: '', name: entry } };
  return JSON.stringify({ metaData, exposes: bundle(exposed), shared: bundle(shared) });
}

it('what browsers ask for has copies that hold the same, where they are smaller', async () => {
  const files = { 'a.js': SCRIPT, 'contract.json': SCRIPT, 'small.js': 'leaf', 'noise.wasm': NOISE };
  expect(await copiesOf(files)).toEqual(['a.js.br', 'a.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(build, 'a.js.br'))).toString()).toBe(SCRIPT);
  expect(gunzipSync(readFileSync(join(build, 'a.js.gz'))).toString()).toBe(SCRIPT);
});

it("a remote's own copies of shared modules have none, unless it exposes them as well", async () => {
  const manifest = manifestOf('entry.js', ['both.js'], ['both.js', 'shared.js']);
  const files = { 'entry.js': SCRIPT, 'both.js': SCRIPT, 'shared.js': SCRIPT, 'mf-manifest.json': manifest };
  expect(await copiesOf(files)).toEqual(['both.js.br', 'both.js.gz', 'entry.js.br', 'entry.js.gz']);
});

it("the shell's shared modules have copies: it provides them", async () => {
  const files = { 'shared.js': SCRIPT, 'mf-manifest.json': manifestOf('', [], ['shared.js']) };
  expect(await copiesOf(files)).toEqual(['shared.js.br', 'shared.js.gz']);
});
