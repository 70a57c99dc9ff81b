import { HttpsError, onRequest } from 'firebase-functions/https';
import { exampleErrorSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { environment } from '../platform/environment';
import { instanceOptions } from '../platform/options';
import { visitorOf } from '../platform/visitor';
import { ReportRateLimits, reportRates } from './rateLimits';
import { readBody } from './request';
import { readStatus, statusHandler } from './status';
import { type TunnelSettings, tunnel } from './tunnel';

const settings: TunnelSettings = {
  dsn: environment.errors.dsn,
  forwardAddress: environment.errors.forwardAddress,
  rateLimits: new ReportRateLimits(reportRates),
  timeoutMs: 8_000,
  now: Date.now,
};

/**
 * `POST /monitoring`: forwards error reports from browsers to Sentry. Has instances of its own, so a flood of reports
 * doesn’t affect other functions.
 */
export const monitoring = onRequest(
  { ...instanceOptions.tunnel, invoker: 'public' },
  async (request, response) => {
    const { method, headers } = request;
    const result = await tunnel(
      { method, headers, body: await readBody(request), visitor: visitorOf(request) },
      settings,
    );
    response.status(result.status).set(result.headers).end(result.body);
  },
);

/** `GET /api/status`: whether Plumbline works, for uptime checks and the status page. */
export const status = onRequest(
  { ...instanceOptions.documents, invoker: 'public' },
  statusHandler(readStatus),
);

const options = { name: 'exampleError', schema: exampleErrorSchema, access: 'signed-in' } as const;

/** Fails on purpose, for `/dev/errors`: with an unexpected error, or with a refusal that isn’t reported. */
const fail = callable(options, ({ kind }): Promise<object> => {
  if (kind === 'internal-error') throw new Error('Example: a function broke over ada@example.com.');
  throw new HttpsError('resource-exhausted', 'Example: a limit has been reached.');
});

/** Undefined in the cloud, so it is not deployed there. */
export const exampleError = environment.inEmulator ? fail : undefined;
