import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowTemplate } from '@actions/workflow-parser';
import { tsImport } from 'tsx/esm/api';
import { describe, expect, it } from 'vitest';
import { RELEASED_PARTS, ROOT, WORKSPACES } from './parts.mjs';

/** GitHub's own parser. It imports JSON as bundlers do, which tsx understands and Node does not. */
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = (await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
)) as typeof import('@actions/workflow-parser');

const FOLDER = join(ROOT, '.github', 'workflows');
const WORKFLOWS = readdirSync(FOLDER).map((name) => ({
  name,
  content: readFileSync(join(FOLDER, name), 'utf8'),
}));

/** What a workflow says, and what is wrong with its form or its expressions. */
async function parse(file: { readonly name: string; readonly content: string }) {
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter());
  const faults = context.errors.getErrors().map(({ message }) => message);
  return { faults, template: value && (await convertWorkflowTemplate(context, value)) };
}

function stepsOf({ jobs = [] }: WorkflowTemplate) {
  return jobs.flatMap((job) => (job?.type === 'job' ? job.steps : []));
}

describe.each(WORKFLOWS)('$name', ({ name, content }) => {
  it('has the form and the expressions that GitHub takes', async () => {
    const { faults, template } = await parse({ name, content });
    expect(faults).toEqual([]);
    expect(template?.errors ?? []).toEqual([]);
  });

  it('may read this repository at most, and leaves no credentials behind', () => {
    expect(content).toMatch(/^permissions: \{\}$|^permissions:\n {2}contents: read$/m);
    expect(content.match(/permissions:|: write/g)).toEqual(['permissions:']);
    const checkouts = content.match(/actions\/checkout@/g) ?? [];
    expect(content.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
  });

  it('runs actions of one commit each, and of this repository', async () => {
    const { template } = await parse({ name, content });
    const used = template
      ? stepsOf(template).flatMap((step) => ('uses' in step ? [step.uses.value] : []))
      : [];
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    const own = [...content.matchAll(/uses: \.\/(\S+)/g)].map(([, path = '']) => path);
    expect(own.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('runs scripts that are there, and writes nothing that others chose into them', async () => {
    const { template } = await parse({ name, content });
    for (const step of template ? stepsOf(template) : []) {
      if (!('run' in step)) continue;
      expect(step.run.toString()).not.toContain('${{');
      expect(missingScripts(step.run.toString())).toEqual([]);
    }
  });
});

describe('the check of workflows', () => {
  it.each([
    ['a misspelt key', 'timeout-minuts: 5', /timeout-minuts/],
    ['an unknown context', "if: matrx.node == '20'", /matrx/],
    ['a broken expression', 'if: github.ref == (', /Unexpected end of expression/],
    ['a job that waits for none', 'needs: nothing', /no dependencies/],
  ])('finds %s', async (_, line, fault) => {
    const content = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    ${line}\n    steps:\n      - run: npm test\n`;
    const { faults, template } = await parse({ name: 'x.yml', content });
    const more = (template?.errors ?? []).map(({ Message }) => Message);
    expect([...faults, ...more].join('\n')).toMatch(fault);
  });

  it('finds scripts that are not there', () => {
    const lines = [
      'npm test',
      'npm run verify',
      'npm ci --no-audit',
      'npm run release -w "$PART" -- --strategy canary',
    ];
    expect(
      missingScripts([...lines, '.ci/run', 'x=$(node tooling/scripts/changed-parts.mjs)'].join('\n')),
    ).toEqual([]);
    const wrong = [
      'npm run verfy',
      'npm run releases -w "$PART"',
      'node tooling/scripts/none.mjs',
      '.ci/test',
    ];
    expect(missingScripts(wrong.join('\n'))).toEqual(wrong);
  });
});

it('each workspace has an owner', () => {
  const lines = readFileSync(join(ROOT, '.github', 'CODEOWNERS'), 'utf8').split('\n');
  const owned = lines.flatMap((line) => /^\/([\w-]+)\/\s+@lineleaf\/[\w-]+$/.exec(line)?.[1] ?? []);
  expect([...owned].sort()).toEqual([...WORKSPACES].sort());
});

/** The commands of a shell script that call what this repository does not have. */
function missingScripts(script: string): string[] {
  return script.split('\n').flatMap((line) => {
    const [, name] = /\bnpm (?:run )?([\w:-]+)/.exec(line) ?? [];
    const [path] = /(?:\.ci|tooling)\/[\w./-]+/.exec(line) ?? [];
    const isThere =
      (!name || isScript(name, line.includes('-w '))) && (!path || existsSync(join(ROOT, path)));
    return isThere ? [] : [line];
  });
}

/** Whether npm knows a script at the root, or in every part that is released. */
function isScript(name: string, isOfParts: boolean): boolean {
  if (name === 'ci') return true;
  const folders = isOfParts ? RELEASED_PARTS : ['.'];
  return folders.every((folder) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return name in scripts;
  });
}
