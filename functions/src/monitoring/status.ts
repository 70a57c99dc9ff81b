import type { Request } from 'firebase-functions/https';
import { pausedFeatures } from '#domain/pauses';
import { type ServiceStatus, serviceStatus } from '#domain/serviceStatus';
import { refs } from '../platform/firestore';
import { reportError } from '../platform/observe';
import { visitorOf } from '../platform/visitor';
import { ReportRateLimits } from './rateLimits';

/** Longer than a job may take to be restarted, so that a restart that works isn't an incident. */
const stalledAfterMs = 15 * 60_000;

/** How long an instance repeats its last status, so that a flood of requests reads nothing. */
const reuseMs = 10_000;

const timeoutMs = 5_000;

/** @throws if the database doesn't respond in time. */
export async function readStatus(now: Date): Promise<ServiceStatus> {
  const [settings, stalled] = await withTimeout(
    Promise.all([
      refs.accessSettings.get(),
      refs.jobs
        .where('state', '==', 'running')
        .where('updatedAt', '<', new Date(now.getTime() - stalledAfterMs))
        .orderBy('updatedAt')
        .limit(1)
        .get(),
    ]),
  );
  return serviceStatus({ paused: pausedFeatures(settings.data()), hasStalledJobs: !stalled.empty }, now);
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database didn’t respond in time.')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The part of Express's response that this endpoint uses. */
interface Response {
  status(code: number): Response;
  set(headers: Readonly<Record<string, string>>): Response;
  json(body: unknown): unknown;
}

/** What Firebase Hosting sends with pages. A direct response of a function has nothing to run or to frame. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Hosting's cache answers most requests. Its headers in `firebase.json` replace this one, so they are the same. */
const cached = { 'Cache-Control': 'public, max-age=15, s-maxage=30' };
const uncached = { 'Cache-Control': 'no-store' };

/**
 * Returns the handler of `GET /api/status`. The limits count per instance and in memory, because uptime checks are
 * frequent and must not cost database writes.
 * @param read throws if Plumbline is down.
 */
export function statusHandler(read: (now: Date) => Promise<ServiceStatus>, clock = () => new Date()) {
  const limits = new ReportRateLimits({
    visitor: { burst: 30, perMinute: 30 },
    everyone: { burst: 600, perMinute: 600 },
  });
  let last: { readonly at: number; readonly status: Promise<ServiceStatus> } | undefined;
  const current = (now: Date) => {
    if (!last || now.getTime() - last.at > reuseMs) {
      last = { at: now.getTime(), status: readOrDown(read, now) };
    }
    return last.status;
  };
  return async (request: Request, response: Response): Promise<void> => {
    response.set(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ ...uncached, Allow: 'GET, HEAD' });
      response.json({ error: { code: 'invalid-argument', message: 'GET only.' } });
      return;
    }
    const now = clock();
    const seconds = limits.take(visitorOf(request), now.getTime());
    if (seconds > 0) {
      response.status(429).set({ ...uncached, 'Retry-After': String(seconds) });
      response.json({ error: { code: 'slow-down', message: `Try again in ${seconds} s.` } });
      return;
    }
    const status = await current(now);
    const isDown = status.status === 'down';
    response
      .status(isDown ? 503 : 200)
      .set(isDown ? uncached : cached)
      .json(status);
  };
}

async function readOrDown(read: (now: Date) => Promise<ServiceStatus>, now: Date): Promise<ServiceStatus> {
  try {
    return await read(now);
  } catch (error) {
    await reportError('status', error);
    return serviceStatus(null, now);
  }
}
