import { AsyncLocalStorage } from 'node:async_hooks';
import { type LogSeverity, write } from 'firebase-functions/logger';

type Fields = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Fields>();

/** Adds fields, such as the job ID and the trace, to everything that the work logs. */
export function withLogFields<T>(fields: Fields, work: () => T): T {
  return context.run({ ...context.getStore(), ...fields }, work);
}

/** Writes one JSON object per line for Cloud Logging: `severity`, `message`, and fields to search by. */
export const log = {
  info: (message: string, fields?: Fields) => entry('INFO', message, fields),
  warn: (message: string, fields?: Fields) => entry('WARNING', message, fields),
  error: (message: string, error: unknown, fields?: Fields) =>
    entry('ERROR', message, { ...fields, stack: stackOf(error) }),
};

function entry(severity: LogSeverity, message: string, fields: Fields = {}): void {
  write({ ...context.getStore(), ...fields, severity, message });
}

/** Includes the causes of an error, because the outermost one often says only that something failed. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
