import { createHash } from 'node:crypto';
import type { Router } from 'express';

/** `GET /api/docs`: a page to read the API and try it, drawn from `/api/openapi.json` without any library. */
export function apiReference(router: Router): void {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`;
  router.get('/api/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.type('html').send(PAGE);
  });
}

const SCRIPT = `
const make = (tag, text, parent) => { const node = document.createElement(tag); node.textContent = text; parent.append(node); return node; };
const token = document.querySelector('#token');
const list = document.querySelector('main');
const spec = await (await fetch('/api/openapi.json')).json();
for (const [path, methods] of Object.entries(spec.paths)) {
  for (const [method, call] of Object.entries(methods)) {
    const box = make('details', '', list);
    make('summary', method.toUpperCase() + ' ' + path + ' — ' + call.summary, box);
    for (const [status, answer] of Object.entries(call.responses)) make('p', status + ': ' + answer.description, box);
    const body = call.requestBody?.content['application/json'].schema;
    if (body) make('pre', JSON.stringify(body, null, 2), box);
    const form = make('form', '', box);
    form.method = 'post';
    const address = make('input', '', form);
    address.value = path;
    address.ariaLabel = 'Address';
    const content = make('textarea', body ? '{}' : '', form);
    content.hidden = !body;
    content.ariaLabel = 'Body';
    make('button', 'Send', form);
    const result = make('pre', '', box);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const headers = { 'Content-Type': 'application/json' };
      if (token.value) headers.Authorization = 'Bearer ' + token.value;
      const answer = await fetch(address.value, { method: method.toUpperCase(), headers, body: body ? content.value : undefined });
      result.textContent = answer.status + '\\n' + (await answer.text()).slice(0, 20000);
    });
  }
}`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lineleaf API</title><style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.6rem 0;font-weight:600}
pre{background:#f4f1ea;padding:1rem;overflow:auto;max-height:24rem}input,textarea{width:100%;font:inherit;padding:.4rem;box-sizing:border-box}button{font:inherit;padding:.6rem 1.4rem}</style>
<h1>Lineleaf API</h1><p>The whole contract as <a href="/api/openapi.json">OpenAPI</a>. Log in below, then paste the token here to try the other calls.</p>
<label>Token <input id="token" autocomplete="off"></label><main></main><script type="module">${SCRIPT}</script></html>`;
