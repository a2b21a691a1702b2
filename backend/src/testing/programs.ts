import { join } from 'node:path';
import { inject } from 'vitest';

/** A program to start with `node`: one of the product, or one that tests kill. */
export function programFile(
  name:
    | 'server'
    | 'worker'
    | 'backup'
    | 'restore'
    | 'totpReset'
    | 'migrateDatabase'
    | 'crashChild'
    | 'moneyNode',
): string {
  return join(inject('programs'), `${name}.js`);
}
