import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { Mail, Mailer } from './Mailer.ts';
import { OutboxMailer } from './OutboxMailer.ts';
import { SmtpMailer } from './SmtpMailer.ts';

const FROM = 'Lineleaf <no-reply@lineleaf.local>';
const MAIL: Mail = {
  to: 'robin@example.com',
  subject: 'Réinitialiser',
  text: 'Open http://localhost:3000/reset-password?token=abc_DEF-123',
  html: '<p>Open the link</p>',
};

interface Setup {
  readonly mailer: Mailer;
  /** The source of the message that arrived. */
  received(): Promise<string>;
  close(): void;
}

describe.each([
  ['the outbox', openOutbox],
  ['an SMTP server', openSmtp],
])('mail to %s', (_, open) => {
  it('arrives with addresses, a text part with the plain link, and an HTML part', async () => {
    const { mailer, received, close } = await open();
    await mailer.send(MAIL);
    const source = (await received()).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    close();
    expect(source).toContain('To: robin@example.com');
    expect(source).toContain(`From: ${FROM}`);
    expect(source).toContain('/reset-password?token=abc_DEF-123');
    expect(source).toContain('text/html');
  });
});

it('an SMTP server that is gone rejects', async () => {
  const { mailer, close } = await openSmtp();
  close();
  await expect(mailer.send(MAIL)).rejects.toThrow();
});

it('the outbox reads its own mails alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-outbox-'));
  const mailer = new OutboxMailer({ folder, from: FROM, clock: systemClock });
  expect(await mailer.read('../package.json')).toBeUndefined();
  expect(await mailer.list()).toEqual([]);
});

async function openOutbox(): Promise<Setup> {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-outbox-'));
  const mailer = new OutboxMailer({ folder, from: FROM, clock: systemClock });
  const received = async () => (await mailer.read((await mailer.list())[0] ?? '')) ?? '';
  return { mailer, received, close() {} };
}

async function openSmtp(): Promise<Setup> {
  let arrived = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      text(stream).then((source) => {
        arrived = source;
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  return { mailer, received: async () => arrived, close: () => void server.close() };
}
