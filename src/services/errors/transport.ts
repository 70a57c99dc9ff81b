import { makeFetchTransport } from '@sentry/gatsby';
import { withoutAddresses } from './recording';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Sends reports as Sentry's own transport does, and recordings without URLs. */
export function makeTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
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
