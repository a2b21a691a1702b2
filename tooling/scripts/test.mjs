import { checkNodeVersion, installIfChanged } from './install.mjs';

checkNodeVersion();
installIfChanged();
const { runAllSuites } = await import('./suites.mjs');
const { passed, failed, skipped } = await runAllSuites();
console.log(`lineleaf: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
