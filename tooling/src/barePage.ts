import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';

const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A page"><title>A bare page</title></head><body><div id="root"></div><script defer src="/main.js"></script></body></html>';

/**
 * The least that a page of React with this text can be: no styles, no pictures, no second request but its script. What a page of
 * the product is measured against.
 */
export async function serveBarePage(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-bare-'));
  const entry = join(folder, 'main.js');
  const lines = JSON.stringify(text.split('\n').filter((line) => line.trim() !== ''));
  writeFileSync(
    entry,
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const lines = ${lines}.map((line, key) => createElement('p', { key }, line));
createRoot(document.getElementById('root')).render(createElement('main', null, createElement('h1', null, 'A page'), lines));`,
  );
  await bundle(entry, folder);
  const script = brotliCompressSync(readFileSync(join(folder, 'dist', 'main.js')));
  const server = createServer((request, response) => {
    if (request.url === '/main.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' }).end(script);
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function bundle(entry: string, folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    entry,
    context: folder,
    resolve: { modules: [join(import.meta.dirname, '..', '..', 'node_modules')] },
    output: { path: join(folder, 'dist'), filename: 'main.js' },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
