import { checkNodeVersion, installIfChanged } from './install.mjs';

checkNodeVersion();
installIfChanged();
const { runChecks } = await import('./checks.mjs');
const { failed } = await runChecks(console.log);
process.exitCode = failed > 0 ? 1 : 0;
