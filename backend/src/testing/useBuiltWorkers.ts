import { join } from 'node:path';
import { inject, vi } from 'vitest';

// Built once a run, as the product's are: from source each thread would translate the press and the illustrator again.
vi.mock('../workerEntry.ts', () => ({
  workerEntry: (_importMetaUrl: string, name: string) => ({
    filename: join(inject('programs'), `${name}.js`),
    execArgv: [],
  }),
}));
