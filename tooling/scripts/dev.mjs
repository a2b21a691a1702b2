import { checkNodeVersion, installIfChanged } from './install.mjs';

checkNodeVersion();
installIfChanged();
const { REMOTES } = await import('./parts.mjs');
const { devPort, devDiscovery, serve } = await import('./dev-server.mjs');
const { startDevApi } = await import('./dev-api.mjs');

const apiUrl = startDevApi();
for (const remote of REMOTES) await serve(remote, apiUrl);
await serve('shell', apiUrl, await devDiscovery());
console.log(`Lineleaf in development at http://localhost:${devPort('shell')}`);
