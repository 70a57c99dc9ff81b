import { gunzipSync } from 'node:zlib';
import { localPort } from '#domain/localStack';
import { type Answering, type Received, type Receiver, startReceiver } from '../receiver';

export interface SentEvent {
  readonly event: string;
  readonly distinct_id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What the recorder captured, as rrweb events. `data` differs for each type. */
export interface RecordedEvent {
  readonly type: number;
  readonly timestamp: number;
  readonly data: unknown;
}

/** The configuration of the PostHog project. */
export interface Project {
  readonly flags?: Readonly<Record<string, string | boolean>>;
  readonly payloads?: Readonly<Record<string, unknown>>;
  readonly surveys?: readonly unknown[];
}

export interface PostHogReceiver extends Receiver {
  event(name: string, wanted?: (event: SentEvent) => boolean): Promise<SentEvent>;
  events(): readonly SentEvent[];
  /** All recorded data so far, decompressed. */
  recording(): readonly RecordedEvent[];
  /** Changes the configuration for later responses. */
  setUp(project: Project): void;
}

/** A fake PostHog server at the address that `useTelemetry` configures. */
export async function startPostHog(base: number): Promise<PostHogReceiver> {
  let project: Project = {};
  const receiver = await startReceiver((request) => answer(project)(request), localPort(base, 'posthog'));
  const events = () => receiver.received.flatMap(eventsIn);
  return {
    ...receiver,
    received: receiver.received,
    events,
    event: (name, wanted = () => true) =>
      receiver.waitFor(
        (request) => eventsIn(request).find((event) => event.event === name && wanted(event)),
        `the event “${name}”`,
      ),
    recording: () =>
      events()
        .filter(({ event }) => event === '$snapshot')
        .flatMap(({ properties }) => unpacked(properties.$snapshot_data) as RecordedEvent[]),
    setUp: (next) => {
      project = next;
      receiver.answer((request) => answer(project)(request));
    },
  };
}

const json = (body: unknown) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function answer({ flags = {}, payloads = {}, surveys = [] }: Project): Answering {
  return ({ path }) => {
    const { pathname } = new URL(path, 'http://posthog');
    if (pathname.endsWith('/config')) {
      return json({
        supportedCompression: ['gzip', 'gzip-js'],
        hasFeatureFlags: true,
        surveys: true,
        autocapture_opt_out: true,
        capturePerformance: false,
        sessionRecording: { endpoint: '/s/', recorderVersion: 'v2', networkPayloadCapture: null },
      });
    }
    if (pathname.startsWith('/flags')) {
      const known = Object.entries(flags).map(([key, value]) => [
        key,
        {
          key,
          enabled: value !== false,
          variant: typeof value === 'string' ? value : null,
          metadata: { id: 1, version: 1, payload: JSON.stringify(payloads[key] ?? null) },
        },
      ]);
      return json({ flags: Object.fromEntries(known), errorsWhileComputingFlags: false, requestId: 'r1' });
    }
    if (pathname.startsWith('/api/surveys')) return json({ surveys });
    return json({ status: 1 });
  };
}

/** Events arrive alone, as a list or in a batch, as JSON or as a form with base64. */
function eventsIn({ method, body, path }: Received): readonly SentEvent[] {
  if (method !== 'POST' || path.startsWith('/flags') || body.length === 0) return [];
  const text = body.toString('utf8');
  const plain = text.startsWith('data=')
    ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString('utf8')
    : text;
  const parsed: unknown = JSON.parse(plain);
  if (Array.isArray(parsed)) return parsed;
  const { batch } = parsed as { batch?: SentEvent[] };
  return batch ?? [parsed as SentEvent];
}

/** The recorder compresses large data: a string of bytes replaces the object. */
function unpacked(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('\u001f\u008b'))
    return unpacked(JSON.parse(gunzipSync(Buffer.from(value, 'latin1')).toString('utf8')));
  if (Array.isArray(value)) return value.map(unpacked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unpacked(inner)]));
}
