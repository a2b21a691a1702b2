import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WORKSPACES } from './parts.mjs';
import { buildInfoOf, TypeStamps } from './type-stamps.mjs';

const PROJECT = 'mfe-auth/tsconfig.json';

test('types are checked again when a file of a part that they are made of has changed, and only then', () => {
  const { root, write } = makeTree();
  write('mfe-auth/src/a.ts', 'one');
  write('api-client/src/b.ts', 'one');
  expect(new TypeStamps(root).isUnchanged(PROJECT)).toBe(false);
  new TypeStamps(root).keep(PROJECT);
  expect(new TypeStamps(root).isUnchanged(PROJECT)).toBe(true);

  write('backend/src/c.ts', 'another part');
  write('api-client/src/picture.png', 'no file of the compiler');
  expect(new TypeStamps(root).isUnchanged(PROJECT)).toBe(true);

  for (const file of [
    'api-client/src/b.ts',
    'mfe-auth/src/new.ts',
    'tooling/tsconfig/browser.json',
    'package-lock.json',
  ]) {
    write(file, 'two');
    expect(new TypeStamps(root).isUnchanged(PROJECT), file).toBe(false);
    new TypeStamps(root).keep(PROJECT);
  }
});

test('what is changed while the compiler runs counts as changed', () => {
  const { root, write } = makeTree();
  const stamps = new TypeStamps(root);
  write('mfe-auth/src/a.ts', 'meanwhile');
  stamps.keep(PROJECT);
  expect(new TypeStamps(root).isUnchanged(PROJECT)).toBe(false);
});

/** Parts without files, of which the compiler has read two. */
function makeTree() {
  const root = mkdtempSync(join(tmpdir(), 'lineleaf-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const part of WORKSPACES) write(`${part}/package.json`, '{}');
  for (const file of ['package.json', 'package-lock.json']) write(file, '{}');
  const fileNames = ['lib.dom.d.ts', '../../../../mfe-auth/src/a.ts', '../../../../api-client/src/b.ts'];
  write(buildInfoOf(PROJECT, '.'), JSON.stringify({ fileNames }));
  return { root, write };
}
