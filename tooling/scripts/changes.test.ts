import { describe, expect, it } from 'vitest';
import { changedParts, reachOf } from './changes.mjs';
import { RELEASED_PARTS, REMOTES } from './parts.mjs';

const PARTS_WITH_STORIES = ['design-system', 'shell', ...REMOTES];

describe('what a change reaches', () => {
  it('is nothing but tests for documents', () => {
    expect(reachOf(['docs/operating.md', 'README.md'])).toEqual({
      isBackend: false,
      stories: [],
      journeys: 'none',
    });
  });

  it('is the stories of a remote and all journeys for a screen of it', () => {
    expect(reachOf(['mfe-auth/src/screens/AuthScreen/AuthScreen.tsx'])).toEqual({
      isBackend: false,
      stories: ['mfe-auth'],
      journeys: 'all',
    });
  });

  it('is neither stories nor journeys for a test, and the journeys that changed for a journey', () => {
    expect(reachOf(['mfe-auth/src/screens/AuthScreen/AuthScreen.test.tsx']).stories).toEqual([]);
    expect(reachOf(['backend/src/app.test.ts'])).toEqual({ isBackend: true, stories: [], journeys: 'none' });
    expect(reachOf(['shell/e2e/mainJob.spec.ts', 'docs/promises.md']).journeys).toBe('changed');
  });

  it.each(['design-system/src/theme/theme.ts', 'api-client/src/client/index.ts', 'package-lock.json'])(
    'is every story and journey for %s',
    (file) => {
      const { stories, journeys } = reachOf([file]);
      expect([...stories].sort()).toEqual([...PARTS_WITH_STORIES].sort());
      expect(journeys).toBe('all');
    },
  );

  it('is a part’s stories, and no journey, for one of its stories', () => {
    const file = 'mfe-studio/src/screens/GalleryScreen/GalleryScreen.stories.tsx';
    expect(reachOf([file])).toEqual({ isBackend: false, stories: ['mfe-studio'], journeys: 'none' });
  });

  it('is every story for a setting of Storybook', () => {
    expect(reachOf(['design-system/.storybook/preview.tsx'])).toMatchObject({
      stories: expect.arrayContaining(PARTS_WITH_STORIES),
      journeys: 'none',
    });
  });

  it('is the backend on both databases for its sources and for what it is built from', () => {
    for (const file of ['backend/src/app.ts', 'api-client/src/contract/pages.ts', 'press/src/gate.ts'])
      expect(reachOf([file])).toMatchObject({ isBackend: true, journeys: 'all' });
  });
});

describe('the parts to release', () => {
  it.each([
    [
      ['mfe-billing/src/screens/CreditsScreen/CreditsScreen.tsx', 'mfe-auth/package.json'],
      ['mfe-auth', 'mfe-billing'],
    ],
    [['press/src/png/decodePng.ts'], ['mfe-editor']],
    [['shell/public/favicon.ico', 'shell/rspack.config.ts'], ['shell']],
    [['releases/src/discovery.ts'], ['shell']],
    [
      ['backend/src/app.ts', 'docs/platform.md', 'tooling/scripts/release.mjs', 'shell/e2e/release.spec.ts'],
      [],
    ],
    [['mfe-auth/src/api/auth.test.ts', 'mfe-auth/src/screens/AuthScreen/AuthScreen.stories.tsx'], []],
    [['mfe-billing-two/src/index.ts', 'mfe-billing/srcs'], []],
  ])('of %j are %j', (files, parts) => {
    expect(changedParts(files)).toEqual(parts);
  });

  it.each([
    'api-client/src/contract/pages.ts',
    'docs/openapi.json',
    'tooling/src/rspack/baseConfig.ts',
    'package-lock.json',
  ])('are all for %s', (file) => {
    expect(changedParts([file])).toEqual(RELEASED_PARTS);
  });
});
