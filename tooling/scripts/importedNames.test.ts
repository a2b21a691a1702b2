import { describe, expect, it } from 'vitest';
import { namesIn, narrowedPackages } from './imported-names.mjs';

describe('the names that a file imports from a package', () => {
  it.each([
    ["import { Link, useParams } from 'router';", ['Link', 'useParams']],
    ["import {\n  Link,\n  useParams,\n} from 'router';", ['Link', 'useParams']],
    ["import { Link as Anchor, type RouteObject } from 'router';", ['Link']],
    ["export { Link } from 'router';", ['Link']],
    ["import type { RouteObject } from 'router';", []],
    ["import { Link } from 'router/dom';", []],
    ["import { Link } from 'other';\nimport { useParams } from 'router';", ['useParams']],
  ])('%j', (source, names) => {
    expect(namesIn(source, 'router', 'a.ts')).toEqual(names);
  });

  it.each([
    "import * as router from 'router';",
    "import router, { Link } from 'router';",
    "export * from 'router';",
  ])('must be named: %s', (source) => {
    expect(() => namesIn(source, 'router', 'a.ts')).toThrow(/^a\.ts takes .* from router: import names$/);
  });
});

it('the parts of the page use few of the names of each narrowed package, and all of them are found', async () => {
  for (const [name, names] of Object.entries(narrowedPackages())) {
    const exported = Object.keys(await import(name));
    expect(exported, name).toEqual(expect.arrayContaining(names));
    expect(names.length, name).toBeGreaterThan(0);
    expect(names.length, name).toBeLessThan(exported.length / 2);
  }
});
