import type { Router } from 'express';
import { ApiError } from './ApiError.ts';
import { forLoopbackAlone } from './forLoopbackAlone.ts';

/** Mails that were written to files instead of sent. */
export interface Outbox {
  /** File names, newest first. */
  list(): Promise<string[]>;
  /** A mail's source; undefined when there is no such file. */
  read(name: string): Promise<string | undefined>;
  /** Throws when no further mail can be written. */
  check(): Promise<void>;
}

/** `/dev/outbox`: the mails, newest first. For this machine's own browser alone. */
export function devOutbox(router: Router, outbox: Outbox): void {
  router.use('/dev/outbox', forLoopbackAlone);
  router.get('/dev/outbox', async (_request, response) => {
    const names = await outbox.list();
    const mails = await Promise.all(names.map((name) => outbox.read(name)));
    const entries = names.map((name, index) => {
      return `<h2><a href="/dev/outbox/${escapeHtml(name)}">${escapeHtml(name)}</a></h2><pre>${escapeHtml(mails[index] ?? '')}</pre>`;
    });
    const body = entries.join('\n') || '<p>No mail yet.</p>';
    response
      .type('html')
      .send(`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>${body}</html>`);
  });
  router.get('/dev/outbox/:name', async (request, response) => {
    const mail = await outbox.read(request.params.name);
    if (mail === undefined) throw new ApiError('NOT_FOUND');
    response.type('text').send(mail);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
