import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleSet } from '../architecture/rules.mjs';
import { CRUISED, findViolations } from './architecture.mjs';

/** One planted import for each rule: the file that sins, what it imports, and where that lies. */
const PLANTED = [
  ['no-import-circles', 'api-client/src/client/bb.ts', './cc.ts', undefined],
  ['contract-is-pure', 'api-client/src/contract/a.ts', '../client/b.ts', 'api-client/src/client/b.ts'],
  ['no-schema-in-the-browser', 'mfe-auth/src/a2.ts', 'zod', 'node_modules/zod/index.js'],
  ['api-client-knows-no-part', 'api-client/src/client/c.ts', '../../../shell/src/d.ts', 'shell/src/d.ts'],
  [
    'design-system-knows-no-part',
    'design-system/src/e.tsx',
    '../../api-client/src/f.ts',
    'api-client/src/f.ts',
  ],
  ['remotes-are-strangers', 'mfe-auth/src/g.ts', '../../mfe-studio/src/h.ts', 'mfe-studio/src/h.ts'],
  ['shell-knows-no-remote', 'shell/src/i.ts', '../../mfe-admin/src/j.ts', 'mfe-admin/src/j.ts'],
  [
    'backend-knows-the-contract-alone',
    'backend/src/k.ts',
    '../../api-client/src/client/l.ts',
    'api-client/src/client/l.ts',
  ],
  ['tooling-is-for-configs', 'mfe-billing/src/m.ts', '../../tooling/src/n.ts', 'tooling/src/n.ts'],
  ['ui-libraries-behind-the-design-system', 'shell/src/o.ts', 'sonner', 'node_modules/sonner/index.js'],
  ['redux-behind-the-api-client', 'mfe-auth/src/o2.ts', 'react-redux', 'node_modules/react-redux/index.js'],
  ['engine-is-pure', 'mfe-editor/src/engine/p.ts', '../state/q.ts', 'mfe-editor/src/state/q.ts'],
  [
    'editor-worker-knows-the-engine-alone',
    'mfe-editor/src/worker/r.ts',
    '../bridge/s.ts',
    'mfe-editor/src/bridge/s.ts',
  ],
  [
    'editor-layers-point-down',
    'mfe-editor/src/state/t.ts',
    '../screens/u.tsx',
    'mfe-editor/src/screens/u.tsx',
  ],
  ['press-knows-no-part', 'press/src/v.ts', '../../illustrator/src/v.ts', 'illustrator/src/v.ts'],
  [
    'illustrator-knows-the-press-alone',
    'illustrator/src/v2.ts',
    '../../backend/src/v2.ts',
    'backend/src/v2.ts',
  ],
  [
    'words-knows-none-above-it',
    'illustrator/src/reading/words/l1.ts',
    '../lexemes/l2.ts',
    'illustrator/src/reading/lexemes/l2.ts',
  ],
  [
    'lexemes-knows-none-above-it',
    'illustrator/src/reading/lexemes/l3.ts',
    '../sentence/l4.ts',
    'illustrator/src/reading/sentence/l4.ts',
  ],
  [
    'sentence-knows-none-above-it',
    'illustrator/src/reading/sentence/l5.ts',
    '../settling/l6.ts',
    'illustrator/src/reading/settling/l6.ts',
  ],
  [
    'geometry-knows-none-above-it',
    'illustrator/src/placing/geometry/l7.ts',
    '../relations/l8.ts',
    'illustrator/src/placing/relations/l8.ts',
  ],
  [
    'company-knows-none-above-it',
    'illustrator/src/placing/company/l9.ts',
    '../layout/l10.ts',
    'illustrator/src/placing/layout/l10.ts',
  ],
  [
    'layout-knows-none-above-it',
    'illustrator/src/placing/layout/l11.ts',
    '../painting/l12.ts',
    'illustrator/src/placing/painting/l12.ts',
  ],
  ['releases-know-no-part', 'releases/src/v4.ts', '../../backend/src/v4.ts', 'backend/src/v4.ts'],
  ['pure-parts-need-no-node', 'illustrator/src/parser/v3.ts', 'node:fs', undefined],
  [
    'services-know-no-express',
    'backend/src/modules/pages/w.service.ts',
    'express',
    'node_modules/express/index.js',
  ],
  ['providers-know-no-module', 'backend/src/providers/x.ts', '../modules/y.ts', 'backend/src/modules/y.ts'],
  [
    'tests-and-factories-stay-out-of-the-product',
    'backend/src/z.ts',
    './testing/aa.ts',
    'backend/src/testing/aa.ts',
  ],
] as const;

describe('the rules of the architecture', () => {
  let root = '';
  let found: { rule: string; from: string }[] = [];

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'lineleaf-architecture-'));
    for (const folder of CRUISED) write(`${folder}/src/clean.ts`, 'export const clean = 1;\n');
    for (const [, from, specifier, target] of PLANTED) {
      if (target) write(target, 'export const planted = 1;\n');
      write(from, `import * as planted from '${specifier}';\nexport const used = planted;\n`);
    }
    // Closes the first one's circle, by a type alone.
    write(
      'api-client/src/client/cc.ts',
      "import type { used } from './bb.ts';\nexport type Planted = typeof used;\n",
    );
    found = (await findViolations(root)).violations;
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(PLANTED)('%s reports an import planted in %s', (rule, from) => {
    expect(found).toContainEqual(expect.objectContaining({ rule, from }));
  });

  it('has a planted violation for every rule', () => {
    const names = ruleSet.forbidden?.map(({ name }) => name);
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(names));
  });

  it('leaves clean files alone', () => {
    expect(found.filter(({ from }) => from.endsWith('clean.ts'))).toEqual([]);
  });

  function write(path: string, text: string) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
