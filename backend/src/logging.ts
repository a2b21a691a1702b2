import { type DestinationStream, type Logger, pino } from 'pino';
import { BaseError } from 'sequelize';

/**
 * The log of this process, JSON lines. It holds no secrets, addresses, e-mails or prompts: errors are reduced to their
 * kind, code and stack, and those of the database lose their message, which may quote values.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: serialiseError } };
  return pino(options, destination ?? bufferedOutput());
}

const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 500;

/** Standard output in blocks: a write for each line would cost a tenth of a picture's answer. The rest comes at exit. */
function bufferedOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_INTERVAL_MS).unref();
  return output;
}

interface LoggedError {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

function serialiseError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const quotesValues = error instanceof BaseError || 'sql' in error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: quotesValues ? undefined : error.message,
    code: codeOf(error),
    stack: frames?.slice(0, 12).join('\n'),
    cause: error.cause === undefined ? undefined : serialiseError(error.cause),
  };
}

function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'parent' in error && error.parent instanceof Error ? codeOf(error.parent) : undefined;
}
