import { type ChildProcess, spawn } from 'node:child_process';
import { programFile } from './programs.ts';

/** A program that runs to its end. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>;
}

/** Starts `backup` or `restore` on a data folder. */
export function runProgram(
  program: 'backup' | 'restore',
  archive: string,
  environment: Readonly<Record<string, string>>,
): RunningProgram {
  const child = spawn(process.execPath, [programFile(program), archive], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended: ended.then((code) => ({ code, output, errors })) };
}
