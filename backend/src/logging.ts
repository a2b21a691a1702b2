import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { BaseError } from 'sequelize';

/**
 * The log of this process, JSON lines. It holds no secrets, addresses, e-mails or prompts: errors are reduced to their
 * kind, code and stack, those of the database lose their message, which may quote values, and the others any address.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: serializeError } };
  if (destination) return pino(options, destination);
  const output = bufferedOutput();
  return pino({ ...options, hooks: { logMethod: flushErrors(output) } }, output);
}

const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 500;

/** Standard output in blocks: a write for each line would cost a tenth of a picture's answer. The rest comes at exit. */
function bufferedOutput() {
  const output = pino.destination({ sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_INTERVAL_MS).unref();
  return output;
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** What tells of a fault must be there even if the process dies of it. */
function flushErrors(output: { flushSync(): void }): LogMethod {
  return function log(parameters, method, level) {
    method.apply(this, parameters);
    if (level >= ERROR) output.flushSync();
  };
}

const ERROR = pino.levels.values.error ?? 50;

interface LoggedError {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const quotesValues = error instanceof BaseError || 'sql' in error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: quotesValues ? undefined : error.message.replaceAll(ADDRESS, '[address]'),
    code: codeOf(error),
    stack: frames?.slice(0, 12).join('\n'),
    cause: error.cause === undefined ? undefined : serializeError(error.cause),
  };
}

/** Others' errors may quote whom a message was for. */
const ADDRESS = /[^\s<>()"',;:]+@[^\s<>()"',;]+/g;

function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'parent' in error && error.parent instanceof Error ? codeOf(error.parent) : undefined;
}
