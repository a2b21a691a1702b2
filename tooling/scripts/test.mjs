import { checkNodeVersion, installIfChanged } from './install.mjs';

checkNodeVersion();
installIfChanged();
const isLong = process.argv.includes('--long');
// Every suite and what it starts then does all of its steps: see docs/operating.md.
if (isLong) process.env.LINELEAF_LONG = '1';
const { findChanges } = await import('./changes.mjs');
const { runSuites } = await import('./suites.mjs');
const changes = process.argv.includes('--changed') ? findChanges() : undefined;
const { passed, failed, skipped } = await runSuites({ isLong, changes });
console.log(`lineleaf: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
