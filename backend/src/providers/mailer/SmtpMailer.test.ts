import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ReceivedMail, readMail } from '../../testing/readMail.ts';
import { mailerContract, type OpenMailer } from './contract.ts';
import { MailNotSentError, SmtpMailer } from './SmtpMailer.ts';

const FROM = 'Lineleaf <no-reply@lineleaf.local>';
const MAIL = { to: 'robin@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

mailerContract(() => openServer());

it('comes from the configured sender', async () => {
  const { mailer, received } = await openForTest();
  await mailer.send(MAIL);
  expect(await received()).toMatchObject([{ from: FROM }]);
});

it('logs in with the name and password of its URL', async () => {
  const seen: unknown[] = [];
  const { mailer, received } = await openForTest(
    {
      authOptional: false,
      onAuth({ username, password }, _, done) {
        seen.push([username, password]);
        done(null, { user: username });
      },
    },
    'lineleaf:a%20pass%3Aword@',
  );
  await mailer.send(MAIL);
  expect(seen).toEqual([['lineleaf', 'a pass:word']]);
  expect(await received()).toHaveLength(1);
});

it('says why the server refuses a message, without the words that quote the recipient', async () => {
  const { mailer } = await openForTest({
    onRcptTo: ({ address }, _session, done) => done(new Error(`No such mailbox: ${address}`)),
  });
  const error: unknown = await mailer.send(MAIL).catch((reason: unknown) => reason);
  expect(error).toEqual(new MailNotSentError('The mail server did not take a message over (EENVELOPE 550)'));
  expect(inspect(error)).not.toContain(MAIL.to);
});

it('waits at most ten seconds for a server that takes connections and never greets', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  const connected = new Promise((resolve) => silent.once('connection', resolve));
  const outcome = mailer.send(MAIL).catch((error: unknown) => error);
  await connected;
  const waitedMs = await passTimeUntil(outcome);
  expect(await outcome).toEqual(
    new MailNotSentError('The mail server did not take a message over (ETIMEDOUT)'),
  );
  expect(waitedMs).toBeLessThanOrEqual(11_000);
});

it('gives up a server that falls silent in the middle, after as long as its URL says', async () => {
  const { url } = await openForTest({ onMailFrom: () => {} });
  const mailer = new SmtpMailer({ url: `${url}?socketTimeout=100`, from: FROM });
  await expect(mailer.send(MAIL)).rejects.toThrow('ETIMEDOUT');
});

it('lets no line break in a subject or address become a header or a recipient', async () => {
  const recipients: string[] = [];
  const { mailer, received } = await openForTest({
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done();
    },
  });
  await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com' });
  for (const to of ['robin@example.com\r\nRCPT TO:<eve@example.com>', 'robin@example.com, eve@example.com']) {
    await mailer.send({ ...MAIL, to }).catch(() => undefined);
  }
  expect(recipients).not.toContain('eve@example.com');
  expect((await received())[0]?.subject).toBe('Hello Bcc: eve@example.com');
});

/** Lets faked time pass until this has settled; returns how much, in milliseconds. */
async function passTimeUntil(promise: Promise<unknown>): Promise<number> {
  let isSettled = false;
  void promise.finally(() => {
    isSettled = true;
  });
  for (let waitedMs = 0; ; waitedMs += 100) {
    await new Promise((resolve) => setImmediate(resolve));
    if (isSettled) return waitedMs;
    vi.advanceTimersByTime(100);
  }
}

async function openForTest(options?: SMTPServerOptions, login?: string) {
  const opened = await openServer(options, login);
  onTestFinished(() => opened.close());
  return opened;
}

async function openServer(
  options: SMTPServerOptions = {},
  login = '',
): Promise<OpenMailer & { url: string; received(): Promise<ReceivedMail[]> }> {
  const arrived: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onData(stream, _, done) {
      text(stream).then((source) => {
        arrived.push(readMail(source));
        done();
      }, done);
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  const url = `smtp://${login}127.0.0.1:${port}`;
  return {
    url,
    mailer: new SmtpMailer({ url, from: FROM }),
    received: async () => arrived,
    breakDown: close,
    close,
  };
}
