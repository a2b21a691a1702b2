import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

// The example pages are real pages of the illustrator. See docs/measurements.md for figures and limits.
const pages = join(ROOT, 'backend', 'assets', 'examples');
const tsx = join(ROOT, 'node_modules', '.bin', 'tsx');
const { status } = spawnSync(tsx, [join(ROOT, 'mfe-editor', 'bench.ts'), pages], { stdio: 'inherit' });
process.exitCode = status ?? 1;
