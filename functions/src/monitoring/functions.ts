import { onRequest } from 'firebase-functions/https';
import { environment } from '../platform/environment';
import { instanceOptions } from '../platform/options';
import { visitorOf } from '../platform/visitor';
import { reportRates } from './limits';
import { ReportRateLimits } from './rateLimits';
import { readBody } from './request';
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
