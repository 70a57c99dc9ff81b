import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogSeverity, write } from 'firebase-functions/logger';

type Fields = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Fields>();

/** Everything that is logged during the work carries these fields, such as the job's id and the trace. */
export function withLogFields<T>(fields: Fields, work: () => T): T {
  return context.run({ ...context.getStore(), ...fields }, work);
}

/** One JSON object a line, as Cloud Logging reads it: `severity`, `message`, and fields to search by. */
export const log = {
  info: (message: string, fields?: Fields) => entry('INFO', message, fields),
  warn: (message: string, fields?: Fields) => entry('WARNING', message, fields),
  error: (message: string, error: unknown, fields?: Fields) =>
    entry('ERROR', message, { ...fields, stack: stackOf(error) }),
};

function entry(severity: LogSeverity, message: string, fields: Fields = {}): void {
  write({ ...context.getStore(), ...fields, severity, message });
}

/** Of the error and of what caused it: the first alone often says only that something failed. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
