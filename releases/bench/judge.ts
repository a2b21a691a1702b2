import { failingLimit } from '../src/judge/verdict.ts';
import { type Scene, Visits } from '../src/testing/visits.ts';

// `npm run bench -- judge`: how often the judge sends a healthy release back, and a failing one in time. It fails where
// a limit of docs/measurements.md is missed.

const LIMIT = failingLimit(0.01);
const RUNS = 1000;
const visits = new Visits(2026);

function percentGoingBack(scene: Scene): number {
  let back = 0;
  for (let run = 0; run < RUNS; run += 1) if (visits.goesBack(scene, LIMIT)) back += 1;
  return (100 * back) / RUNS;
}

function print(what: string, percent: number, isMet: boolean): void {
  process.stdout.write(`${what}: ${percent.toFixed(1)} % go back${isMet ? '' : '  MISSED'}\n`);
  if (!isMet) process.exitCode = 1;
}

for (const share of [0.05, 0.1, 0.5]) {
  for (const base of [0.001, 0.005, 0.01, 0.02]) {
    const percent = percentGoingBack({ base, canary: base, share, visitors: 2000 });
    print(`healthy, ${base * 100} % fail, share ${share * 100} %, 2,000 visitors`, percent, percent <= 1);
  }
}
const base = 0.005;
for (const share of [0.05, 0.1]) {
  for (const [canary, visitors] of [
    [0.055, 500],
    [0.025, 1000],
    [0.2, 50],
  ] as const) {
    const percent = percentGoingBack({ base, canary, share, visitors });
    const what = `${canary * 100} % fail instead of ${base * 100} %, share ${share * 100} %, ${visitors} visitors`;
    print(what, percent, percent >= 95);
  }
}
