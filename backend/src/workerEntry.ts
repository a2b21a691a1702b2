import { fileURLToPath } from 'node:url';

/**
 * Where a worker thread's file lies and how Node starts it: beside the module that asks, as TypeScript through tsx when
 * run from source, as plain JavaScript when built. `name` is the file's name without its ending, such as `press.worker`.
 */
export function workerEntry(importMetaUrl: string, name: string): { filename: string; execArgv: string[] } {
  const isSource = importMetaUrl.endsWith('.ts');
  const filename = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, importMetaUrl));
  return {
    filename,
    execArgv: isSource ? ['--import', new URL('./registerTsx.mjs', import.meta.url).href] : [],
  };
}
