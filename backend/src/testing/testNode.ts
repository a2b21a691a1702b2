import { type ChildProcess, spawn } from 'node:child_process';
import { programFile } from './programs.ts';

/** A process of the product. */
export interface TestNode {
  /** What it printed when it was ready. */
  readonly announcement: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, as an operator does; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `server.ts` or `worker.ts`; rejects with what it printed when it ends before it is ready. */
export async function startTestNode(
  program: 'server' | 'worker',
  environment: Readonly<Record<string, string>>,
): Promise<TestNode> {
  const child = spawn(process.execPath, [programFile(program)], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { announcement: await untilReady(child), kill, stop };
}

/** Origin on which a server said it is ready. */
export function originOf({ announcement }: TestNode): string {
  const port = /ready at http:\/\/localhost:(\d+)/.exec(announcement)?.[1];
  if (!port) throw new Error(`This is no server: ${announcement}`);
  return `http://127.0.0.1:${port}`;
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes(' is ready')) resolve(printed);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(printed)));
  });
}
