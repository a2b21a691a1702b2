import { spawnSync } from 'node:child_process';
import { ROOT } from './parts.mjs';

/**
 * Asks the registry for known faults of what the product ships. A registry that does not answer such questions is said to.
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function auditPackages() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const answer = readAnswer(stdout);
  const found = answer?.metadata?.vulnerabilities;
  if (!found) {
    console.log(`   skipped: the registry gives no audit (${answer?.message ?? 'no answer'})`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const { critical, high, moderate, low } = found;
  console.log(`   known faults: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
  // What a registry learns overnight must not break a build that has not changed: it is told, and mended in its own time.
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @param {string} text */
function readAnswer(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
