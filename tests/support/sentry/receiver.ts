import { inflateSync } from 'node:zlib';
import { localPort } from '#domain/localStack';
import { type Receiver, startReceiver } from '../receiver';
import { decodeEnvelope, type SentEnvelope, type SentItem } from './envelopes';

type Json = Record<string, unknown>;

export interface SentryReceiver extends Receiver {
  /** Waits for the first matching item of the type, with its payload parsed as JSON. */
  item(type: string, wanted?: (payload: Json) => boolean): Promise<Json>;
  /** Everything received so far. */
  items(): readonly SentItem[];
}

/** A fake Sentry server at the address that the stack’s functions and browsers use. */
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

function jsonOf({ payload }: SentItem): Json {
  return JSON.parse(payload.toString('utf8'));
}

/** The content of a recording, decompressed. */
export function recordingOf({ payload }: SentItem): string {
  const data = payload.subarray(payload.indexOf('\n') + 1);
  return (data[0] === 0x78 ? inflateSync(data) : data).toString('utf8');
}
