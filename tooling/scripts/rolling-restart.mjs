import { execFileSync } from 'node:child_process';
import { rollingRestart } from '../src/rollingRestart.mjs';
import { ROOT } from './parts.mjs';
import { runScript } from './release-store.mjs';

// Gives both servers of docker-compose.yml the image and the environment of now, one after the other.
const DRAINED = '/var/run/lineleaf';

await runScript(() =>
  rollingRestart({
    drain: (node) => {
      console.log(`${node}: gets no new requests`);
      inGateway('sh', '-c', `mkdir -p ${DRAINED} && touch ${DRAINED}/drain-${node}`);
    },
    restart: (node) => {
      console.log(`${node}: ends what it has, and starts again`);
      compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', node);
    },
    admit: (node) => {
      // The new container may have another address.
      inGateway('nginx', '-s', 'reload');
      inGateway('rm', '-f', `${DRAINED}/drain-${node}`);
      console.log(`${node}: gets requests again`);
    },
  }),
);

/** @param {readonly string[]} command */
function inGateway(...command) {
  compose('exec', '--no-TTY', 'gateway', ...command);
}

/** @param {readonly string[]} args */
function compose(...args) {
  execFileSync('docker', ['compose', ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}
