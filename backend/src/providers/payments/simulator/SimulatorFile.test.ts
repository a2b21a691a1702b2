import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SimulatorFile } from './SimulatorFile.ts';
import type { SimulatedSession } from './simulatedSession.ts';

test('a session that was saved is in the file, in its last state, however many are saved at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-simulator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'sessions.json');
  const file = new SimulatorFile(path);
  const saves = Array.from({ length: 30 }, async (_, index) => {
    for (const amount of [1, 2]) {
      const session = sessionOf(`cs_${index}`, amount);
      await file.save(session);
      expect(new SimulatorFile(path).find(session.id)).toEqual(session);
    }
  });
  await Promise.all(saves);
  expect(new SimulatorFile(path).sessions()).toHaveLength(30);
});

function sessionOf(id: string, amount: number): SimulatedSession {
  return {
    id,
    object: 'checkout.session',
    url: null,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: null,
    metadata: { payment_id: id },
    amount_total: amount,
    currency: 'usd',
    product: 'Starter',
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
    payment_intent: null,
    amount_refunded: 0,
    created: 0,
    expires_at: 1,
    idempotency_key: null,
  };
}
