import { SHELL } from '../federation/discovery.ts';
import { chunkFailureOf } from './loadOutcome.ts';
import { partOnScreen } from './onScreen.ts';
import { isReportedOn, tell } from './releaseReports.ts';

const RELEASED_FILE = /\/releases\/([\w-]+)\/([^/\s]+)\//;
const SHELL_FILE = '/static/';

/** Tells of errors that nobody catches, where they come from a release that is reported on. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, filename }) => {
    const part = partOf(stackOf(error) ?? filename);
    if (part !== undefined) tell(part, chunkFailureOf(error) ?? 'error');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const part = partOf(stackOf(reason) ?? '');
    if (part !== undefined) tell(part, chunkFailureOf(reason) ?? 'error');
  });
}

/** Tells of an error that a screen's boundary caught: a crash of the release in its stack, or of the remote that is shown. */
export function tellOfCrash(error: unknown): void {
  const part = partOf(stackOf(error) ?? '', { withShell: false }) ?? partOnScreen(performance.now());
  if (part !== undefined) tell(part, chunkFailureOf(error) ?? 'crashed');
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}

/** The part of which a stack's topmost released file is; React and other shared modules are the shell's files. */
function partOf(stack: string, { withShell = true } = {}): string | undefined {
  const [, part, release] = RELEASED_FILE.exec(stack) ?? [];
  if (part !== undefined)
    return release !== undefined && isReportedOn(part, decodeURIComponent(release)) ? part : undefined;
  const isOfShell = withShell && stack.includes(location.origin + SHELL_FILE);
  return isOfShell && isReportedOn(SHELL) ? SHELL : undefined;
}
