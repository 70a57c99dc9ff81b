/** Builds and parses what Sentry's clients send: https://develop.sentry.dev/sdk/data-model/envelopes/ */
export interface SentItem {
  readonly type: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Buffer;
}

export interface SentEnvelope {
  readonly header: Readonly<Record<string, unknown>>;
  readonly items: readonly SentItem[];
}

interface NewItem {
  readonly header: object;
  readonly payload: string | Buffer;
}

export function envelopeOf(header: object, items: readonly NewItem[]): Buffer {
  const lines = items.flatMap(({ header: itemHeader, payload }) => [
    Buffer.from(`\n${JSON.stringify(itemHeader)}\n`),
    Buffer.from(payload),
  ]);
  return Buffer.concat([Buffer.from(JSON.stringify(header)), ...lines]);
}

/** An item of a type with its length, as the clients write it. */
export function itemOf(type: string, payload: string | Buffer, more: object = {}): NewItem {
  return { header: { type, length: Buffer.byteLength(payload), ...more }, payload };
}

export function decodeEnvelope(body: Buffer): SentEnvelope {
  const lineEnd = (from: number) => {
    const end = body.indexOf('\n', from);
    return end < 0 ? body.length : end;
  };
  const headerEnd = lineEnd(0);
  const header = JSON.parse(body.toString('utf8', 0, headerEnd));
  const items: SentItem[] = [];
  for (let at = headerEnd + 1; at < body.length; ) {
    const itemHeaderEnd = lineEnd(at);
    if (itemHeaderEnd === at) {
      at += 1;
      continue;
    }
    const itemHeader = JSON.parse(body.toString('utf8', at, itemHeaderEnd));
    const begin = itemHeaderEnd + 1;
    const end = itemHeader.length === undefined ? lineEnd(begin) : begin + itemHeader.length;
    items.push({ type: itemHeader.type, header: itemHeader, payload: body.subarray(begin, end) });
    at = end + 1;
  }
  return { header, items };
}
