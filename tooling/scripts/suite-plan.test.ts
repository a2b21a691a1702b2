import { expect, test } from 'vitest';
import { reachOf } from './changes.mjs';
import { LongReport } from './long-report.mjs';
import { planSuites } from './suite-plan.mjs';
import { SuiteRun } from './suite-run.mjs';

const PROGRAMS = { chromium: '/usr/bin/chromium', mariadbd: undefined, redis: undefined, nginx: undefined };

test('every run renders each story once and inspects it in both themes; a long one has each theme in each language', () => {
  expect(namesOf(plan({})).filter(isOfStories)).toEqual(['stories in light, mixed']);
  const looks = ['light', 'dark'].flatMap((theme) =>
    ['en', 'es', 'fr', 'de'].map((language) => `stories in ${theme}, ${language}`),
  );
  expect(namesOf(plan({ report: new LongReport() })).filter(isOfStories)).toEqual(looks);
});

test('a long run has every other suite of a usual one, the shape of production and a first visit beside them', () => {
  const others = (names: string[]) => names.filter((name) => !isOfStories(name));
  const [long, usual] = [namesOf(plan({ report: new LongReport() })), namesOf(plan({}))].map(others);
  expect(long?.filter((name) => !usual?.includes(name))).toEqual([
    'the shape of production',
    'a first visit by Lighthouse',
  ]);
  expect(long).toEqual(expect.arrayContaining(usual ?? []));
});

test('after a change of documents no story and no journey is run, and no second database', () => {
  const changes = { base: 'HEAD', ...reachOf(['docs/operating.md']) };
  const left = plan({ changes }).filter(({ leftOut }) => leftOut);
  expect(namesOf(left)).toEqual([
    'API tests on MariaDB',
    'Storybook, built',
    'stories in light, mixed',
    'journeys',
    'a start by the clock',
    'promises of the specification',
  ]);
});

test('after a change of the backend the second database and the journeys are, and no story', () => {
  const changes = { base: 'HEAD', ...reachOf(['backend/src/app.ts']) };
  const left = namesOf(plan({ changes }).filter(({ leftOut }) => leftOut));
  expect(left).toEqual(['Storybook, built', 'stories in light, mixed', 'promises of the specification']);
});

function plan({ report, changes }: Partial<Pick<Parameters<typeof planSuites>[0], 'report' | 'changes'>>) {
  const run = new SuiteRun({ hasBudgets: true, onRow: () => {} });
  return planSuites({ run, report, changes, programs: PROGRAMS }).flat(2);
}

function namesOf(suites: { name: string }[]): string[] {
  return suites.map(({ name }) => name);
}

function isOfStories(name: string): boolean {
  return name.startsWith('stories');
}
