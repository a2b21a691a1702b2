import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEvent } from './models/index.ts';
import { resetTotp } from './modules/auth/resetTotp.ts';
import { programFile } from './testing/programs.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import { signUpWithTotp } from './testing/totpUser.ts';

const run = promisify(execFile);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an operator turns the code at log-in off, beside the running product, and it is written down', async () => {
  const { user, password } = await signUpWithTotp(app);
  const logIn = () => app.request().post('/api/auth/login').send({ email: user.email, password });
  await logIn().expect(401);
  expect((await reset(user.email.toUpperCase())).stdout).toContain('asks for no code any more');
  await logIn().expect(200);
  const [event] = await AuditEvent.findAll({ where: { subjectId: user.id, kind: 'totp_reset' } });
  expect(event?.actorId).toBeNull();
  expect(await resetTotp(app.container, user.email)).toBe('off');
}, 120_000);

test('an address without an account is refused', async () => {
  const refusal = { code: 1, stderr: expect.stringContaining('There is no account') };
  await expect(reset('nobody@example.com')).rejects.toMatchObject(refusal);
}, 120_000);

function reset(email: string) {
  const { address } = app;
  const database =
    address.kind === 'mysql' ? { DATABASE_URL: address.url } : { DATA_DIR: dirname(address.file) };
  return run(process.execPath, [programFile('totpReset'), email], {
    env: { PATH: process.env.PATH, ...database },
  });
}
