import { checkNodeVersion, installIfChanged } from './install.mjs';

checkNodeVersion();
installIfChanged();
// Every suite and what it starts then does all of its steps: see docs/operating.md.
if (process.argv.includes('--long')) process.env.LINELEAF_LONG = '1';
const { runAllSuites } = await import('./suites.mjs');
const { passed, failed, skipped } = await runAllSuites();
console.log(`lineleaf: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
