import { onRequest } from 'firebase-functions/https';
import { environment } from '../platform/environment';
import { instanceOptions } from '../platform/options';
import { visitorOf } from '../platform/visitor';
import { Allowances } from './allowance';
import { bodyOf } from './body';
import { reportRates } from './limits';
import { type Tunnel, tunnel } from './tunnel';

const settings: Tunnel = {
  dsn: environment.errors.dsn,
  forwardAddress: environment.errors.forwardAddress,
  allowances: new Allowances(reportRates),
  patienceMs: 8_000,
  now: Date.now,
};

/** `POST /monitoring`: reports from browsers, on their way to Sentry. Alone in its instances, whatever is thrown at it. */
export const monitoring = onRequest(
  { ...instanceOptions.tunnel, invoker: 'public' },
  async (request, response) => {
    const { method, headers } = request;
    const answer = await tunnel(
      { method, headers, body: await bodyOf(request), visitor: visitorOf(request) },
      settings,
    );
    response.status(answer.status).set(answer.headers).end(answer.body);
  },
);
