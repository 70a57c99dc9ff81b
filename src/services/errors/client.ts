import {
  addEventProcessor,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  captureFeedback,
  type Event,
  getClient,
  init,
  startSpan,
} from '@sentry/gatsby';
import { isNoise } from '#domain/telemetry/noise';
import { isNotFound, pageNameOf } from '#domain/telemetry/pageName';
import { privateReport } from '#domain/telemetry/report';
import { consent, watchConsent } from '../consent';
import { functionsUrl, readTelemetry } from '../environment';
import type { EarlyError } from './early';
import { faultOf } from './fault';
import { canTidyRecordings } from './recording';
import { makeTransport } from './transport';

/** Reports go to a path of our own (functions/src/monitoring): no other host is asked, none can be blocked. */
const tunnel = '/monitoring';

/** Starts Sentry's client and hands it what was thrown before. Does nothing without a DSN. */
export function start(early: readonly EarlyError[], traced: boolean): void {
  const { sentry } = readTelemetry();
  if (!sentry) return;
  init({
    dsn: sentry.dsn,
    tunnel,
    transport: makeTransport,
    environment: sentry.environment,
    release: sentry.release,
    sendDefaultPii: false,
    tracesSampleRate: sentry.tracesRate,
    // A recording is kept in memory and sent only with an error, and only with consent: see replay.ts.
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    // Requests to Firestore and sign-in must not carry headers that those services would refuse.
    tracePropagationTargets: [/^\/(?!\/)/, ...(traced ? [functionsUrl()] : [])],
    integrations: [
      // An element's title, label or text may be the address of somebody's site.
      breadcrumbsIntegration({ dom: false, console: false }),
      ...(traced ? [tracing()] : []),
    ],
    beforeSend: (event, hint) =>
      isNoise(faultOf(event, hint.originalException, navigator.onLine)) ? null : event,
    beforeSendTransaction: (event) => (isNotFound(event.transaction) ? null : event),
  });
  addEventProcessor(withoutPersonalData);
  for (const error of early) report(error);
  if (!traced) return;
  watchConsent(() => void followReplay());
  void followReplay();
}

/** Firestore's listeners stay open: with a span of its own, one would keep its page's transaction open for 30 seconds. */
const listenChannel = /\/google\.firestore\.v1\.Firestore\/Listen\//;

/** Named by the route, so that a thousand jobs are one page, and their ids stay here. */
function tracing() {
  return browserTracingIntegration({
    shouldCreateSpanForRequest: (url) => !listenChannel.test(url),
    beforeStartSpan: (options) => {
      const path = options.name.startsWith('/') ? options.name : window.location.pathname;
      return {
        ...options,
        name: pageNameOf(path.split(/[?#]/)[0] ?? path).path,
        attributes: { ...options.attributes, 'sentry.source': 'route' },
      };
    },
  });
}

/** What a person writes to us is sent as they wrote it. */
function withoutPersonalData(event: Event): Event {
  return event.type === 'feedback' ? event : privateReport(event);
}

const mechanisms = {
  onerror: 'auto.browser.global_handlers.onerror',
  onunhandledrejection: 'auto.browser.global_handlers.onunhandledrejection',
  reported: 'auto.function.react.error_boundary',
} as const;

export function report({ error, area, eventId, mechanism }: EarlyError): void {
  captureException(error, {
    event_id: eventId,
    mechanism: { type: mechanisms[mechanism], handled: mechanism === 'reported' },
    captureContext: { tags: area === undefined ? {} : { area } },
  });
}

export function describe(eventId: string | undefined, words: string): void {
  const associated = eventId === undefined ? {} : { associatedEventId: eventId };
  captureFeedback({ message: words, url: window.location.origin, ...associated });
}

/** For `/dev/errors`: a transaction that takes as long as told. */
export function traceSlowWork(ms: number): Promise<void> {
  return startSpan(
    { name: 'Example: slow work', op: 'example', forceTransaction: true },
    () => new Promise((done) => setTimeout(done, ms)),
  );
}

const recordedAreas: readonly string[] = ['user', 'admin', 'dev'];

/** Below /auth addresses hold codes, and below /report they are the key. */
const mayRecord = () =>
  consent() === 'granted' &&
  canTidyRecordings() &&
  recordedAreas.includes(pageNameOf(window.location.pathname).area);

let replay: typeof import('./replay') | undefined;

/** Recordings follow the visitor’s choice and the page that is shown. */
export async function followReplay(): Promise<void> {
  const client = getClient();
  if (!client || !mayRecord()) return replay?.stopReplay(consent() === 'granted');
  // A chunk that can't be fetched leaves errors without recordings, nothing else.
  replay ??= await import('./replay').catch(() => undefined);
  if (mayRecord()) replay?.startReplay(client);
}
