import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { ROOMY_LIMITS } from '../../testing/roomyLimits.ts';
import { createTestApp } from '../../testing/testApp.ts';

test('a PDF of more pages than are left of the allowance leaves what is left: 429', async () => {
  const limits = readConfig({ ...ROOMY_LIMITS, LIMITS_PDFS_PER_HOUR: '2' }).limits;
  const app = await createTestApp({ limits });
  onTestFinished(() => app.close());
  const { token } = await app.signUp();
  const cat = await app.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
  const { id } = cat.body;
  const sheets = (count: number) =>
    app.request(token).get(`/api/coloring-pages/pdf?ids=${Array(count).fill(id)}`);
  const refusal = await sheets(3).expect(429);
  expect(refusal.body.code).toBe('RATE_LIMITED');
  await sheets(2).expect(200);
  await sheets(1).expect(429);
});
