import { expect, test } from 'vitest';
import { findSecrets } from './secrets.mjs';

test('a clean log holds no secret', () => {
  expect(findSecrets('ok 1\n{"level":30,"path":"/api/coloring-pages"}\nmail to ann@example.com')).toEqual([]);
});

test.each([
  ['eyJhbGciOiJIUzI1NiJ9xx.eyJzdWIiOiIxMjM0NTY3.sflKxwRJSMeKKF2QT4', 'an access token'],
  [`key ${['sk', 'test', '1234567890'].join('_')}`, 'a key of the payment provider'],
  ['GET /api/coloring-pages/1/image?exp=1&sig=0123456789abcdefghij', 'a signed picture URL'],
  ['http://localhost/reset-password?token=0123456789ab', 'a reset link'],
  ['{"level":50,"msg":"to ann@example.com"}', 'a mail address'],
  ['{"level":50,"prompt":"a cat"}', 'a prompt'],
])('%j is found and not repeated', (line, what) => {
  expect(findSecrets(`first\n${line}`)).toEqual([`line 2 of the output holds ${what}`]);
});
