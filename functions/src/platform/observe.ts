import { environment } from './environment';
import { log, withLogFields } from './log';

/** Where a trace goes on from: the headers of a request, or what the task before left. */
export interface Trace {
  readonly sentryTrace: string | undefined;
  readonly baggage: string | undefined;
}

export interface Operation {
  /** The function's name: `submitJob`. */
  readonly name: string;
  readonly kind: 'callable' | 'task';
  readonly trace: Trace | undefined;
  /** Logged with every line, and sent with every error: the job's id. Nothing personal. */
  readonly fields?: Readonly<Record<string, string | number>>;
  /** Errors that are answers, not faults. */
  readonly isExpected: (error: unknown) => boolean;
}

/** Thrown in place of a fault that has been reported; `eventId` is null while error reporting is off. */
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

/** How long the end of the work may wait for Sentry: somebody waits for a callable, nobody for a task. */
const flushTimeoutMs = { callable: 250, task: 2_000 } as const;

/** An error is worth more patience: whoever waits is not helped by a fast failure that nobody hears of. */
const flushTimeoutAfterErrorMs = 2_000;

const client = environment.errors.dsn ? startClient() : null;

async function startClient() {
  const sentry = await import('./sentryClient');
  sentry.startSentry(environment.errors);
  // Google ends an idle instance with this signal and gives it time to put its things in order.
  process.once('SIGTERM', () => void sentry.flush(flushTimeoutAfterErrorMs));
  return sentry;
}

/**
 * Does the work as one span of its trace, with its fields on every log line. A fault is logged and reported before it
 * is thrown on, because the instance may sleep as soon as the answer has gone.
 * @throws what the work threw, if it was expected; else ReportedError.
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

/** A task that belongs to no browser's trace and whose every error is a fault. */
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

/** Logs and reports a fault whose answer is written elsewhere. */
export async function reportError(name: string, error: unknown): Promise<void> {
  const sentry = await client;
  const eventId = sentry?.report(error, { tags: { function: name } });
  log.error(`${name} failed`, error, { ...(eventId && { eventId }) });
  await sentry?.flush(flushTimeoutAfterErrorMs);
}

const fieldsOf = ({ name, fields }: Operation) => ({ function: name, ...fields });

/** For a task that goes on with what is done now; undefined while error reporting is off. */
export async function currentTrace(): Promise<Trace | undefined> {
  const data = (await client)?.getTraceData();
  return data && { sentryTrace: data['sentry-trace'], baggage: data.baggage };
}
