import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../scripts/parts.mjs';

/**
 * What the last stage of a Dockerfile is: the folder that stands for its root, and how it is run there.
 * @typedef {{ root: string, workdir: string, env: Record<string, string>, user: string, command: string[], healthCheck: string[] }} Image
 */

/**
 * Does the steps of our Dockerfile one by one without an engine, each stage in an empty folder of its own: the base image is
 * this machine. Knows the instructions that the file uses and refuses others.
 * @param {string} folder an empty one
 * @returns {Image}
 */
export function runDockerfile(folder) {
  /** @type {Map<string, Image>} */
  const stages = new Map();
  /** @type {Image | undefined} */
  let stage;
  for (const [instruction, rest] of instructionsOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))) {
    if (instruction === 'ARG') continue;
    if (instruction === 'FROM') {
      const name = /^\S+ AS (\w+)$/.exec(rest)?.[1] ?? 'image';
      stage = { root: join(folder, name), workdir: '/', env: {}, user: 'root', command: [], healthCheck: [] };
      stages.set(name, stage);
      continue;
    }
    if (!stage) throw new Error(`${instruction} before FROM`);
    doStep(stage, { instruction, rest }, stages);
  }
  if (!stage) throw new Error('The Dockerfile has no stage');
  return stage;
}

/**
 * @param {string} text
 * @returns {[instruction: string, rest: string][]}
 */
function instructionsOf(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [instruction = '', ...words] = line.split(' ');
    return [instruction, words.join(' ')];
  });
}

/**
 * @param {Image} stage
 * @param {{ instruction: string, rest: string }} step
 * @param {ReadonlyMap<string, Image>} stages
 */
function doStep(stage, { instruction, rest }, stages) {
  const here = join(stage.root, stage.workdir);
  switch (instruction) {
    case 'WORKDIR':
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
      return;
    case 'ENV':
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
      return;
    case 'COPY':
      copy(here, rest, stages);
      return;
    case 'RUN':
      execFileSync('sh', ['-c', rest], {
        cwd: here,
        env: { ...process.env, ...stage.env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'CMD':
      stage.command = JSON.parse(rest);
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('[')));
      return;
    case 'EXPOSE':
      return;
    default:
      throw new Error(`runDockerfile knows no ${instruction}`);
  }
}

/**
 * @param {string} here the working folder
 * @param {string} rest
 * @param {ReadonlyMap<string, Image>} stages
 */
function copy(here, rest, stages) {
  const [, from, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
  const words = paths.split(' ');
  const to = join(here, words.at(-1) ?? '');
  if (from === undefined) {
    copyContext(to);
    return;
  }
  for (const source of words.slice(0, -1)) {
    const path = join(stages.get(from)?.root ?? '', source);
    // A folder is copied by what is in it, a file into the folder.
    const isFile = /\.\w+$/.test(source);
    cpSync(path, isFile ? join(to, basename(path)) : to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * The tree as an engine is sent it: `.dockerignore` leaves out what git ignores.
 * @param {string} to
 */
function copyContext(to) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of list.split('\0')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(to, file));
  }
}
