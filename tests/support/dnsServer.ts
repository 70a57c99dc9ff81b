import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** `address:port`. */
  readonly address: string;
  close(): Promise<void>;
}

const headerBytes = 12;
const txt = 16;
const noError = 0;
const noSuchName = 3;

/** Returns the end of a query's only question: labels, a zero byte, type and class (RFC 1035, 4.1.2). */
function endOfQuestion(query: Buffer): number {
  let at = headerBytes;
  while (query[at]) at += (query[at] ?? 0) + 1;
  return at + 5;
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = headerBytes; query[at]; at += (query[at] ?? 0) + 1) {
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  }
  return labels.join('.').toLowerCase();
}

function record(pieces: readonly string[]): Buffer {
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.from(`${String.fromCharCode(piece.length)}${piece}`, 'latin1')),
  );
  const fixed = Buffer.alloc(12);
  fixed.writeUInt16BE(0xc000 + headerBytes, 0); // pointer to the name in the question
  fixed.writeUInt16BE(txt, 2);
  fixed.writeUInt16BE(1, 4); // class IN
  fixed.writeUInt32BE(60, 6); // TTL, seconds
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}

/** Starts a name server on loopback that only knows the given TXT records, each as a list of strings. */
export async function startDns(
  zone: Readonly<Record<string, readonly (readonly string[])[]>>,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const records = zone[nameIn(query)];
    const header = Buffer.alloc(headerBytes);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(0x8180 + (records ? noError : noSuchName), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records?.length ?? 0, 6);
    const question = query.subarray(headerBytes, endOfQuestion(query));
    socket.send(Buffer.concat([header, question, ...(records ?? []).map(record)]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
