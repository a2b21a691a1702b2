import * as fs from 'node:fs/promises';
import type { WritableFiles } from '../writeWholeFile.ts';

/** The real file system, which a test fills up: while `isFull`, half of what is written gets there, then ENOSPC is thrown. */
export class FullFiles implements WritableFiles {
  isFull = false;
  readonly mkdir = fs.mkdir;
  readonly rename = fs.rename;
  readonly rm = fs.rm;

  readonly open: typeof fs.open = async (path, flags) => {
    const handle = await fs.open(path, flags);
    const { writeFile } = handle;
    handle.writeFile = async (content, options) => {
      if (!this.isFull) return writeFile.call(handle, content, options);
      await writeFile.call(handle, content.slice(0, content.length / 2), options);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        errno: -28,
      });
    };
    return handle;
  };
}
