/// <reference path="../../releases/node/testing/s3rver.d.ts" />
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { REMOTES, ROOT } from '../scripts/parts.mjs';
import { findProgram, freePort, startMariaDb, waitForOutput } from '../scripts/services.mjs';
import { startGateway, startStaticServer } from './gateway.mjs';
import { ADMIN } from './productServer.mjs';
import { NODES } from './rollingRestart.mjs';
import { runDockerfile } from './runDockerfile.mjs';

/** The name under which the product is reached; nobody but a browser that is told so finds it on this machine. */
export const DOMAIN = 'lineleaf.test';

/**
 * The shape of docker-compose.yml as processes of this machine: what the Dockerfile makes runs twice behind the shipped
 * gateway (TLS of a made certificate), beside a worker, MariaDB, Redis, S3 and a static server for each remote. Mails lie
 * in `dataDir/outbox` and releases in `dataDir/releases`, as with `npm start`.
 * @typedef {{
 *   url: string,
 *   dataDir: string,
 *   certificate: string,
 *   image: import('./runDockerfile.mjs').Image,
 *   gateway: import('./gateway.mjs').Gateway,
 *   restart: (node: string) => Promise<void>,
 *   stop: () => Promise<void>,
 * }} ProductionShape `certificate`: its file; `restart`: ends a server by SIGTERM and starts it again
 */

/**
 * Starts it. What it needs beyond npm has to be there (nginx, MariaDB, Redis, openssl).
 * @returns {Promise<ProductionShape>}
 */
export async function startProductionShape() {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-shape-'));
  /** @type {(() => unknown)[]} */
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    return { ...(await assemble(folder, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {(() => unknown)[]} stops
 */
async function assemble(folder, stops) {
  const nginx = needed('nginx');
  const dataDir = join(folder, 'data');
  const releases = join(dataDir, 'releases');
  const certificate = makeCertificate(join(folder, 'tls'));
  const image = runDockerfile(join(folder, 'image'));

  const mariaDb = await startMariaDb(needed('mariadbd'));
  stops.push(mariaDb.stop);
  const redis = await startRedis(folder);
  stops.push(redis.stop);
  const s3 = await startS3(join(folder, 's3'));
  stops.push(s3.stop);
  const mail = await startMail(join(dataDir, 'outbox'));
  stops.push(mail.stop);

  /** @type {Record<string, number>} */
  const remotes = {};
  for (const remote of REMOTES) {
    const server = await startStaticServer(nginx, { folder: join(folder, remote), releases });
    stops.push(server.stop);
    remotes[remote] = server.port;
  }
  const nodes = Object.fromEntries(await Promise.all(NODES.map(async (node) => [node, await freePort()])));
  const gateway = await startGateway(nginx, {
    folder: join(folder, 'gateway'),
    ...{ nodes, remotes, releases },
    certificate: join(folder, 'tls'),
  });
  stops.push(gateway.stop);

  const url = `https://${DOMAIN}:${gateway.port}`;
  const origins = REMOTES.map((remote) => `https://${remote}.${DOMAIN}:${gateway.port}`);
  const origin = `https://{part}.${DOMAIN}:${gateway.port}`;
  execFileSync(process.execPath, [join(ROOT, 'tooling/scripts/publish-all.mjs'), releases], {
    env: { ...process.env, RELEASE_ORIGIN: origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const environment = {
    ...process.env,
    ...image.env,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: mariaDb.url.replace(/\/$/, '/lineleaf'),
    REDIS_URL: redis.url,
    STORAGE_URL: s3.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lineleaf <hello@lineleaf.test>',
    JWT_SECRET: 'a secret that both servers and the worker share',
    ADMIN_EMAIL: 'admin@lineleaf.test',
    ADMIN_PASSWORD: ADMIN.password,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
    ALLOW_TEST_PAYMENTS: 'yes',
    RELEASES_URL: releases,
    REMOTE_ORIGINS: origins.join(','),
    TRUST_PROXY: '1',
  };
  createDatabase(mariaDb.url);
  const [, server = ''] = image.command;
  const cwd = join(image.root, image.workdir);
  /** @param {string} name @param {string} program */
  const start = (name, program) =>
    startNode({
      program: join(cwd, program),
      env: { ...environment, PORT: String(nodes[name] ?? 0), DATA_DIR: join(folder, `${name}-data`) },
    });
  /** @type {Record<string, Awaited<ReturnType<typeof startNode>>>} */
  const running = {};
  stops.push(() => Promise.all(Object.values(running).map((node) => node.stop())));
  for (const node of NODES) running[node] = await start(node, server);
  running.worker = await start('worker', 'backend/dist/worker.js');
  /** @param {string} node */
  const restart = async (node) => {
    const code = await running[node]?.stop();
    if (code !== 0) throw new Error(`${node} ended with ${code}`);
    running[node] = await start(node, server);
  };
  return { url, dataDir, certificate, image, gateway, restart };
}

/** @param {string} name */
function needed(name) {
  const program = findProgram([name]);
  if (!program) throw new Error(`The shape of production needs ${name}`);
  return program;
}

/**
 * A certificate for the product's name and those below it, valid for two days. Answers its file.
 * @param {string} folder
 */
function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fullchain.pem');
  const names = `subjectAltName=DNS:${DOMAIN},DNS:*.${DOMAIN}`;
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'privkey.pem'), '-out', file];
  const args = ['req', '-x509', ...made, '-days', '2', '-subj', `/CN=${DOMAIN}`, '-addext', names];
  execFileSync(needed('openssl'), args, { stdio: 'ignore' });
  return file;
}

/** @param {string} folder */
async function startRedis(folder) {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const child = spawn(needed('redis-server'), options);
  await waitForOutput(child, /Ready to accept connections/);
  return { url: `redis://127.0.0.1:${port}`, stop: () => ended(child, 'SIGTERM') };
}

/** @param {string} directory */
async function startS3(directory) {
  mkdirSync(directory, { recursive: true });
  const configureBuckets = [{ name: 'images', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return { url: `s3://images?endpoint=http://127.0.0.1:${port}`, stop: () => server.close() };
}

/**
 * Takes every mail into a file of the outbox.
 * @param {string} outbox
 */
async function startMail(outbox) {
  mkdirSync(outbox, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        count += 1;
        writeFileSync(join(outbox, `${String(count).padStart(6, '0')}.eml`), text);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const stop = () => new Promise((resolve) => server.close(() => resolve(undefined)));
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** @param {string} url of a MariaDB server */
function createDatabase(url) {
  const { port } = new URL(url);
  const args = ['--host=127.0.0.1', `--port=${port}`, '--user=root', '-e', 'CREATE DATABASE lineleaf'];
  execFileSync(needed('mariadb'), ['--no-defaults', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * @param {{ program: string, env: NodeJS.ProcessEnv }} options
 */
async function startNode({ program, env }) {
  const child = spawn(process.execPath, [program], { env });
  await waitForOutput(child, / is ready/);
  return { stop: () => ended(child, 'SIGTERM') };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {Promise<number | null>} its exit code
 */
function ended(child, signal) {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
