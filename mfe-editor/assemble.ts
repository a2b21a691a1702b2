import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

// `npm run wasm -w mfe-editor` rewrites the module that fills run on from its text; a test compares the two.

const FOLDER = join(import.meta.dirname, 'src', 'worker');
const TARGET = join(FOLDER, 'paintRegion.wasm.ts');

/** The TypeScript file that holds the assembled `paintRegion.wat`; throws where the text is not valid. */
export async function assemblePaintRegion(): Promise<string> {
  const name = 'paintRegion.wat';
  const { parseWat } = await wabt();
  const module = parseWat(name, readFileSync(join(FOLDER, name), 'utf8'), { simd: true });
  try {
    module.validate();
    const lines = Buffer.from(module.toBinary({}).buffer)
      .toString('base64')
      .match(/.{1,100}/g);
    return `/** The bytes of \`paintRegion.wat\`, in base64: written by \`npm run wasm -w mfe-editor\`. */
export const PAINT_REGION_WASM =
  '${lines?.join("' +\n  '")}';
`;
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, await assemblePaintRegion());
