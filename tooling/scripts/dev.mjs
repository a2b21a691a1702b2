import { checkNodeVersion, installIfChanged } from './install.mjs';

checkNodeVersion();
installIfChanged();
const { REMOTES } = await import('./parts.mjs');
const { devPort, devRemotes, serve } = await import('./dev-server.mjs');
const { startDevApi } = await import('./dev-api.mjs');

const apiUrl = startDevApi();
for (const remote of REMOTES) await serve(remote, apiUrl);
await serve('shell', apiUrl, await devRemotes());
console.log(`Lineleaf in development at http://localhost:${devPort('shell')}`);
