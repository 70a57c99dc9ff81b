import {
  addEventProcessor,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  captureFeedback,
  type Event,
  getClient,
  init,
  makeFetchTransport,
  startSpan,
} from '@sentry/gatsby';
import { isNoise, type ThrownError } from '#domain/telemetry/noise';
import { isNotFound, pageNameOf } from '#domain/telemetry/pageName';
import { privateReport } from '#domain/telemetry/scrub';
import { consent, watchConsent } from '../consent';
import { functionsUrl } from '../environment/firebase';
import { readTelemetry } from '../environment/telemetry';
import type { EarlyError } from './early';
import { canTidyRecordings, withoutAddresses } from './recording';

/**
 * Sends reports to a path of our own site (functions/src/monitoring), so that no other host is contacted or blocked.
 */
const tunnel = '/monitoring';

/** Starts Sentry's client and passes it earlier errors. Does nothing without a DSN. */
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
    // A recording stays in memory and is only sent with an error, and only with consent. See replay.ts.
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    // Requests to Firestore and the authentication service must not have headers that those services would reject.
    tracePropagationTargets: [/^\/(?!\/)/, ...(traced ? [functionsUrl()] : [])],
    integrations: [
      // An element's title, label, or text may be the URL of a user's site.
      breadcrumbsIntegration({ dom: false, console: false }),
      ...(traced ? [tracing()] : []),
    ],
    beforeSend: (event, hint) =>
      isNoise(thrownErrorOf(event, hint.originalException, navigator.onLine)) ? null : event,
    beforeSendTransaction: (event) => (isNotFound(event.transaction) ? null : event),
  });
  addEventProcessor(withoutPersonalData);
  for (const error of early) report(error);
  if (!traced) return;
  watchConsent(() => void followReplay());
  void followReplay();
}

/** Firestore's listeners stay open: with a span, each would keep its page's transaction open for 30 seconds. */
const listenChannel = /\/google\.firestore\.v1\.Firestore\/Listen\//;

/** Names transactions by route, so that a thousand jobs are one page and their IDs aren't sent. */
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

/** A user's feedback is sent as written. */
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

/** For `/dev/errors`: creates a transaction of the given duration. */
export function traceSlowWork(ms: number): Promise<void> {
  return startSpan(
    { name: 'Example: slow work', op: 'example', forceTransaction: true },
    () => new Promise((done) => setTimeout(done, ms)),
  );
}

const recordedAreas: readonly string[] = ['user', 'admin', 'dev'];

/** URLs below /auth contain codes, and those below /report are secrets. */
const mayRecord = () =>
  consent() === 'granted' &&
  canTidyRecordings() &&
  recordedAreas.includes(pageNameOf(window.location.pathname).area);

let replay: typeof import('./replay') | undefined;

/** Starts or stops recording by the visitor’s consent and the current page. */
export async function followReplay(): Promise<void> {
  const client = getClient();
  if (!client || !mayRecord()) return replay?.stopReplay(consent() === 'granted');
  // If the chunk can't be loaded, errors have no recordings.
  replay ??= await import('./replay').catch(() => undefined);
  if (mayRecord()) replay?.startReplay(client);
}

/** The part of Sentry's event about what was thrown. */
interface Thrown {
  readonly exception?: {
    readonly values?: readonly {
      readonly type?: string;
      readonly value?: string;
      readonly stacktrace?: { readonly frames?: readonly { readonly filename?: string }[] };
    }[];
  };
  readonly message?: string;
}

/** Extracts what the noise filter needs from an event. The last exception is the one that was thrown. */
function thrownErrorOf({ exception, message }: Thrown, original: unknown, online: boolean): ThrownError {
  const thrown = exception?.values?.at(-1);
  return {
    type: thrown?.type ?? '',
    message: thrown?.value ?? message ?? '',
    code: codeOf(original),
    sources: (thrown?.stacktrace?.frames ?? []).flatMap(({ filename }) => filename ?? []),
    online,
  };
}

function codeOf(original: unknown): string | undefined {
  if (typeof original !== 'object' || original === null || !('code' in original)) return undefined;
  return typeof original.code === 'string' ? original.code : undefined;
}

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Sends reports as Sentry's own transport does, and recordings without URLs. */
function makeTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const transport = makeFetchTransport(options);
  return { ...transport, send: async (envelope) => transport.send(await tidied(envelope)) };
}

async function tidied(envelope: Envelope): Promise<Envelope> {
  const [headers, items] = envelope;
  const tidy = items.map(async ([itemHeaders, payload]) => {
    if (itemHeaders.type !== 'replay_recording' || !(payload instanceof Uint8Array))
      return [itemHeaders, payload];
    const recording = await withoutAddresses(payload, window.location.origin);
    return [{ ...itemHeaders, length: recording.length }, recording];
  });
  return [headers, await Promise.all(tidy)] as Envelope;
}
