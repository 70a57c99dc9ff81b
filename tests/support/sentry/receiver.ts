import { inflateSync } from 'node:zlib';
import { localPort } from '../../../src/domain/localStack';
import { type Receiver, startReceiver } from '../receiver';
import { decodeEnvelope, type SentEnvelope, type SentItem } from './envelopes';

type Json = Record<string, unknown>;

export interface SentryReceiver extends Receiver {
  /** The first item of the type that has what is wanted, with its payload read as JSON. */
  item(type: string, wanted?: (payload: Json) => boolean): Promise<Json>;
  /** Everything that has come so far. */
  items(): readonly SentItem[];
}

/** Stands in for Sentry where the stack’s functions and browsers look for it. */
export async function startSentry(base: number): Promise<SentryReceiver> {
  const receiver = await startReceiver(
    () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"id":"1"}' }),
    localPort(base, 'sentry'),
  );
  const envelopes = (): readonly SentEnvelope[] => receiver.received.map(({ body }) => decodeEnvelope(body));
  return {
    ...receiver,
    received: receiver.received,
    items: () => envelopes().flatMap(({ items }) => items),
    item: (type, wanted = () => true) =>
      receiver.waitFor(
        ({ body }) =>
          decodeEnvelope(body)
            .items.filter((item) => item.type === type)
            .map(jsonOf)
            .find(wanted),
        `an item of type ${type}`,
      ),
  };
}

export function jsonOf({ payload }: SentItem): Json {
  return JSON.parse(payload.toString('utf8'));
}

/** What a recording holds, unpacked. */
export function recordingOf({ payload }: SentItem): string {
  const data = payload.subarray(payload.indexOf('\n') + 1);
  return (data[0] === 0x78 ? inflateSync(data) : data).toString('utf8');
}
