import { environment } from './environment';
import { log, withLogFields } from './log';

/** The parent of a trace: from the headers of a request, or from the previous task. */
export interface Trace {
  readonly sentryTrace: string | undefined;
  readonly baggage: string | undefined;
}

export interface Operation {
  /** The name of the function, such as `submitJob`. */
  readonly name: string;
  readonly kind: 'callable' | 'task';
  readonly trace: Trace | undefined;
  /** Added to every log line and every error, such as the job ID. Nothing personal. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** Whether an error is a normal response rather than a failure. */
  readonly isExpected: (error: unknown) => boolean;
}

/** Thrown in place of an error that has been reported; `eventId` is null if error reporting is off. */
export class ReportedError extends Error {
  constructor(
    cause: unknown,
    readonly eventId: string | null,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ReportedError';
  }
}

const operations = { callable: 'function.callable', task: 'queue.process' } as const;

/** How long a function waits for Sentry at its end. A user waits for a callable, but not for a task. */
const flushTimeoutMs = { callable: 250, task: 2_000 } as const;

/** Longer after an error, because an unreported error can’t be fixed. */
const flushTimeoutAfterErrorMs = 2_000;

const client = environment.errors.dsn ? startClient() : null;

async function startClient() {
  const sentry = await import('./sentryClient');
  sentry.startSentry(environment.errors);
  // Google sends this signal before it stops an idle instance, and gives it time to shut down.
  process.once('SIGTERM', () => void sentry.flush(flushTimeoutAfterErrorMs));
  return sentry;
}

/**
 * Runs the work as one span of its trace, with its fields on every log line. Logs and reports an unexpected error
 * before it rethrows, because the instance may be suspended after the response.
 * @throws expected errors as they are, any other as ReportedError.
 */
export async function observe<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  if (!client) return withLogFields(fieldsOf(operation), () => runAndReport(null, operation, work));
  const sentry = await client;
  const { sentryTrace, baggage } = operation.trace ?? {};
  const run = () =>
    sentry.continueTrace({ sentryTrace, baggage }, () =>
      sentry.startSpan(
        { name: operation.name, op: operations[operation.kind], attributes: { ...operation.fields } },
        (span) =>
          withLogFields({ ...fieldsOf(operation), traceId: span.spanContext().traceId }, () =>
            runAndReport(sentry, operation, work),
          ),
      ),
    );
  let timeoutMs: number = flushTimeoutMs[operation.kind];
  try {
    return await run();
  } catch (error) {
    if (error instanceof ReportedError) timeoutMs = flushTimeoutAfterErrorMs;
    throw error;
  } finally {
    await sentry.flush(timeoutMs);
  }
}

/** Runs a task without a parent trace, for which every error is unexpected. */
export function observeTask<T>(name: string, work: () => Promise<T>): Promise<T> {
  return observe({ name, kind: 'task', trace: undefined, isExpected: () => false }, work);
}

type Sentry = Awaited<ReturnType<typeof startClient>>;

async function runAndReport<T>(
  sentry: Sentry | null,
  operation: Operation,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (operation.isExpected(error)) throw error;
    const eventId =
      sentry?.report(error, { tags: { function: operation.name, ...operation.fields } }) ?? null;
    log.error(`${operation.name} failed`, error, { ...(eventId && { eventId }) });
    throw new ReportedError(error, eventId);
  }
}

/** Logs and reports an error whose response is sent elsewhere. */
export async function reportError(name: string, error: unknown): Promise<void> {
  const sentry = await client;
  const eventId = sentry?.report(error, { tags: { function: name } });
  log.error(`${name} failed`, error, { ...(eventId && { eventId }) });
  await sentry?.flush(flushTimeoutAfterErrorMs);
}

const fieldsOf = ({ name, fields }: Operation) => ({ function: name, ...fields });

/** Returns the current trace, for a task that continues it; undefined if error reporting is off. */
export async function currentTrace(): Promise<Trace | undefined> {
  const data = (await client)?.getTraceData();
  return data && { sentryTrace: data['sentry-trace'], baggage: data.baggage };
}
