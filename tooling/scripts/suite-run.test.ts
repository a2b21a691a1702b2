import { describe, expect, it, vi } from 'vitest';
import { printTime, SuiteRun } from './suite-run.mjs';

const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };

describe('a run of suites', () => {
  it('prints each suite in one piece where two run side by side', async () => {
    const { run, shown } = startRun();
    let endFirst = () => {};
    const firstMayEnd = new Promise<void>((resolve) => {
      endFirst = resolve;
    });
    await run.runSideBySide([
      [
        {
          name: 'slow',
          budgetS: 5,
          run: async (output) => {
            output.print('slow begins');
            await firstMayEnd;
            output.print('slow ends');
            return ONE_PASSED;
          },
        },
      ],
      [
        {
          name: 'quick',
          budgetS: 5,
          run: (output) => {
            output.print('quick');
            endFirst();
            return ONE_PASSED;
          },
        },
      ],
    ]);
    expect(shown()).toContain(
      '== slow\nslow begins\nslow ends\n   1 passed, 0 failed, 0 skipped in 0 s of 5 s allowed',
    );
    expect(run.printed).toContain('slow begins\nslow ends\n');
    expect(run.total).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  it('shows a suite that runs alone while it runs', async () => {
    const { run, shown } = startRun();
    await run.runSideBySide([
      [
        {
          name: 'alone',
          budgetS: 5,
          run: (output) => {
            output.print('begins');
            expect(shown()).toContain('begins');
            return ONE_PASSED;
          },
        },
      ],
    ]);
    expect(run.total.passed).toBe(1);
  });

  it('counts a suite that breaks as a failure, says why, and goes on', async () => {
    const { run, shown } = startRun();
    const broken = () => Promise.reject(new Error('no report was written'));
    await run.runSideBySide([
      [
        { name: 'broken', budgetS: 5, run: broken },
        { name: 'next', budgetS: 5, run: () => ONE_PASSED },
      ],
    ]);
    expect(shown()).toContain('broke: Error: no report was written');
    expect(run.total).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('names what was left out, and prints no row of zeros for what did not run', async () => {
    const { run, shown } = startRun();
    await run.runSideBySide([
      [{ name: 'left', budgetS: 5, run: () => ONE_PASSED, leftOut: 'the change reaches none of it' }],
      [{ name: 'skipped', budgetS: 5, run: () => ({ passed: 0, failed: 0, skipped: 1 }) }],
    ]);
    expect(run.leftOut).toEqual(['left: the change reaches none of it']);
    expect(run.total).toEqual({ passed: 0, failed: 0, skipped: 1 });
    expect(shown()).not.toContain('0 passed');
  });

  it('says what took longer than its budget', () => {
    expect(printTime(6, 5)).toBe('6 s, over its budget of 5 s');
    expect(printTime(5, 5)).toBe('5 s of 5 s allowed');
    expect(printTime(600)).toBe('600 s');
  });
});

function startRun() {
  const chunks: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    chunks.push(String(chunk));
    return true;
  });
  return { run: new SuiteRun({ hasBudgets: true, onRow: () => {} }), shown: () => chunks.join('') };
}
