// What a container engine asks every few seconds; ends with 0 while all is well. Of a server: does it answer? With an
// argument, of a worker: was this file, which it touches while it runs, touched within half a minute?
import { stat } from 'node:fs/promises';

const SILENT_MS = 30_000;
const [file] = process.argv.slice(2);
process.exitCode = (await (file === undefined ? answers() : wasTouched(file))) ? 0 : 1;

async function answers(): Promise<boolean> {
  const { PORT = '3000' } = process.env;
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health/live`).catch(() => undefined);
  return answer?.ok === true;
}

async function wasTouched(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < SILENT_MS;
}
