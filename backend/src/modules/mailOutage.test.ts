import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logging.ts';
import { PasswordReset } from '../models/index.ts';
import { SmtpMailer } from '../providers/mailer/SmtpMailer.ts';
import { InProcessRetryQueue } from '../providers/queue/InProcessRetryQueue.ts';
import { type ReceivedMail, readMail } from '../testing/readMail.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { ResetMailTask } from './auth/passwordReset.service.ts';

/** Short and many: in the product they are fewer and last half an hour in all. */
const PAUSES_MS = Array.from({ length: 2_000 }, () => 10);
const PATIENCE = { timeout: 20_000 };

let testApp: TestApp;
let server: SMTPServer;
let received: ReceivedMail[];

beforeEach(async () => {
  received = [];
  const port = await startServer(0);
  const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Lineleaf <a@example.com>' });
  const resetMails = new InProcessRetryQueue<ResetMailTask>(PAUSES_MS);
  testApp = await createTestApp({}, createLogger('silent'), { mailer, resetMails });
});
afterEach(async () => {
  await testApp.container.providers.resetMails.close();
  await testApp.close();
  await stopServer();
});

test('a mail server that is away is asked again: one mail, whose link works, and nobody sees a difference', async () => {
  const { user } = await testApp.signUp();
  const usual = await forget('nobody@example.com');
  const { port } = server.server.address() as AddressInfo;
  await stopServer();
  const answer = await forget(user.email);
  expect([answer.status, answer.body]).toEqual([200, usual.body]);
  // Each try makes its own link.
  const countTries = () => PasswordReset.count({ where: { userId: user.id } });
  await vi.waitFor(async () => expect(await countTries()).toBeGreaterThan(2), PATIENCE);
  await testApp.request().get('/api/health/ready').expect(200);

  await startServer(port);
  await vi.waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  // What still waits is tried at once.
  await testApp.container.providers.resetMails.close();
  expect(received).toMatchObject([{ to: user.email, subject: 'Reset your Lineleaf password' }]);
  const token = /token=([\w-]+)/.exec(received[0]?.text ?? '')?.[1];
  const reset = () =>
    testApp.request().post('/api/auth/reset-password').send({ token, new_password: 'sesame' });
  await reset().expect(200);
  await reset().expect(422);
  await testApp.request().post('/api/auth/login').send({ email: user.email, password: 'sesame' }).expect(200);
});

function forget(email: string) {
  return testApp.request().post('/api/auth/forgot-password').send({ email });
}

/** Takes mails over at this port (0: any free one); returns the port. */
async function startServer(port: number): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      text(stream).then((source) => {
        received.push(readMail(source));
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.server.address() as AddressInfo).port;
}

function stopServer(): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
