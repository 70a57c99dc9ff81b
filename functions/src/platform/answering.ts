import { HttpsError, type Request } from 'firebase-functions/https';
import { observe, Reported } from './observe';
import { refusal } from './refusal';
import { SealingError } from './sealing';

/**
 * Does what a browser has asked for as part of the browser's own trace. A fault of ours is told as `internal` with the
 * id that it was reported under, and without its words, which may name what is not the caller's to know. Only the
 * missing key of request headers has words of its own: a check without headers still works.
 */
export async function answering<T>(name: string, request: Request, work: () => Promise<T>): Promise<T> {
  const header = (key: string) => {
    const value = request.headers[key];
    return typeof value === 'string' ? value : undefined;
  };
  const trace = { sentryTrace: header('sentry-trace'), baggage: header('baggage') };
  try {
    return await observe({ name, kind: 'callable', trace, isExpected }, work);
  } catch (error) {
    if (!(error instanceof Reported)) throw error;
    if (error.cause instanceof SealingError) throw refusal('headers-unavailable');
    throw new HttpsError('internal', 'Plumbline failed here. Try again.', {
      code: 'internal',
      eventId: error.eventId,
    });
  }
}

/** A refusal is an answer; only `internal` and its like say that we failed. */
function isExpected(error: unknown): boolean {
  return error instanceof HttpsError && !['internal', 'unknown', 'data-loss'].includes(error.code);
}
