import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { cruiseOptions, ruleSet } from '../architecture/rules.mjs';
import { ROOT, WORKSPACES } from './parts.mjs';

/** With fewer modules than this the parser saw nothing, and a pass would mean nothing. */
const MIN_MODULES = 100;

/** The folders that are cruised: every part but the tools of development. */
export const CRUISED = WORKSPACES.filter((folder) => folder !== 'tooling');

/**
 * Every import that breaks a rule of the architecture.
 * @param {string} baseDir
 * @param {string[]} [folders]
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function findViolations(baseDir, folders = CRUISED) {
  const cruise = await loadCruiser();
  const { output } = await cruise(folders, { ...cruiseOptions, baseDir, ruleSet, validate: true });
  if (typeof output === 'string') throw new Error(output);
  const { violations, totalCruised } = output.summary;
  return {
    modules: totalCruised,
    violations: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** Checks the whole tree; prints what is wrong and returns whether all is well. */
async function checkArchitecture() {
  const { modules, violations } = await findViolations(ROOT);
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
  if (modules < MIN_MODULES) console.error(`only ${modules} modules were seen: the rules were not applied`);
  return violations.length === 0 && modules >= MIN_MODULES;
}

/**
 * dependency-cruiser 17 has swc parse every file as plain TypeScript and stops at the first JSX. Its parser is told
 * about `.tsx` before the cruiser binds to it.
 */
async function loadCruiser() {
  const swc = createRequire(import.meta.url)('@swc/core');
  const { parseFileSync } = swc;
  if (!parseFileSync.knowsJsx) {
    /** @type {(file: string, options: object) => unknown} */
    const parse = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
    swc.parseFileSync = Object.assign(parse, { knowsJsx: true });
  }
  return (await import('dependency-cruiser')).cruise;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await checkArchitecture()) ? 0 : 1;
}
