import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { auditSite } from '../testSupport.fixture';
import { defaultTiming } from '../time/timing';
import { Client, NoResponseError } from './client';
import { guardedLookup } from './guard';

let connections = 0;
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((_, response) => response.end('a secret'));
  server.on('connection', () => connections++);
  // Every loopback address of both families reaches this server.
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends a request as in the cloud, with a resolver that returns these addresses for every name. */
async function reasonOf(url: string, addresses: readonly string[] = ['127.0.0.1']): Promise<string> {
  const client = new Client(defaultTiming, false, (_, __, callback) =>
    callback(null, addresses.map(addressOf)),
  );
  try {
    await client.fetch({ url, method: 'GET', headers: {}, wantsBody: () => true });
    return 'it was asked';
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    expect(error.code).toMatch(/^EREFUSED_(?:ADDRESS|PORT|PASSWORD)$/);
    return messageOf(error.cause);
  } finally {
    await client.close();
  }
}

const addressOf = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 });

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}

test('counts what reaches the listener', async () => {
  const client = new Client(defaultTiming, true);
  const request = { method: 'GET', headers: {}, wantsBody: () => true } as const;
  await client.fetch({ ...request, url: `http://127.0.0.1:${port}/` });
  await client.fetch({ ...request, url: `http://[::1]:${port}/` });
  await client.close();
  expect(connections).toBe(2);
});

const privateAddress = 'it is a private address';
const privateName = 'it is the name of a private host';

describe('refuses a private address without sending anything', () => {
  it.each([
    // Loopback in every notation
    '127.0.0.1',
    '127.0.0.2',
    '127.255.255.254',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0X7F.0X0.0X0.0X1',
    '0177.0.0.1',
    '0177.0.0.01',
    '017700000001',
    '127.0.0.1.',
    '127.0.0.1..',
    '127.0.0.1%2e',
    '127.0.0.1%E3%80%82',
    '0177.1',
    '0x7f.0x1',
    '𝟏𝟐𝟕.𝟎.𝟎.𝟏',
    '127.0.0\u200b.1',
    '127.0.0.1\u00ad',
    '１２７.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '0',
    '0.0.0.0',
    '00.00.00.00',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[0000::0001]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::127.0.0.1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[2606:4700::5efe:7f00:1]',
    '[2606:4700::200:5efe:a00:1]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:a9fe:a9fe::]',
    '[::ffff:0:7f00:1]',
    '[::ffff:0:a9fe:a9fe]',
    // Private, shared, link-local and reserved networks
    '10.0.0.1',
    '10.255.255.255',
    '0xa000001',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.257',
    '100.64.0.1',
    '100.127.255.254',
    '169.254.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[ff0e::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[2001:2::1]',
    '[2001:20::1]',
    '[100::1]',
    '[5f00::1]',
    // Never allocated, so only a private network can respond
    '[1::7f00:1]',
    '[200::1]',
    '[4000::1]',
    '[a000::1]',
    '0.1.2.3',
    '192.0.0.170',
    '192.88.99.1',
    '198.19.255.254',
    '239.255.255.250',
    '254.0.0.1',
    // Metadata servers
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[fd00:ec2::254]',
    '169.254.170.2',
    '100.100.100.200',
  ])('%s', async (host) => {
    expect(await reasonOf(`http://${host}:${port}/`)).toBe(privateAddress);
    expect(connections).toBe(0);
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost..',
    'local\u200bhost',
    'lo\u2060cal\u00adhost',
    '%6c%6fcalhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'localhost。',
    'ｌocalhost\uff0e',
    'a.localhost',
    'localhost.localdomain',
    'metadata.goog',
    'ip6-localhost',
    'metadata',
    'metadata.google.internal',
    'metadata.google.internal.',
    'instance-data',
    'kubernetes.default.svc.cluster.local',
    'intranet',
    'router.lan',
    'printer.local',
    'nas.home.arpa',
    'hidden.onion',
  ])('%s', async (host) => {
    expect(await reasonOf(`http://${host}:${port}/`)).toBe(privateName);
    expect(connections).toBe(0);
  });
});

describe('refuses a URL written to disguise its host, without sending anything', () => {
  it.each([
    'http://127.0.0.1:PORT\\@public.example/',
    'http://127.0.0.1:PORT#@public.example/',
    'http://127.0.0.1:PORT?@public.example/',
    'http:/127.0.0.1:PORT/',
    'http:127.0.0.1:PORT/',
    'http:\\\\127.0.0.1:PORT/',
    'ht\ntp://127.0\t.0.1:PORT/',
    ' http://127.0.0.1:PORT/ ',
  ])('%j', async (url) => {
    expect(await reasonOf(url.replace('PORT', String(port)))).toBe(privateAddress);
    expect(connections).toBe(0);
  });
});

describe('refuses a public name that resolves to a private address, without sending anything', () => {
  it.each([
    ['a loopback address', ['127.0.0.1']],
    ['a loopback address of the other family', ['::1']],
    ['a v4-mapped loopback address', ['::ffff:127.0.0.1']],
    ['a public address and a loopback address', ['93.184.216.34', '127.0.0.1']],
    ['a loopback address and a public address', ['127.0.0.1', '93.184.216.34']],
    ['both families, one of them private', ['93.184.216.34', 'fd00::1']],
    ['a metadata server', ['169.254.169.254']],
    ['a shared network', ['100.64.1.1']],
    ['everywhere', ['0.0.0.0']],
    ['a NAT64 address of this machine', ['64:ff9b::7f00:1']],
    ['a tunnel address of this machine', ['2002:7f00:1::']],
    ['an unallocated network', ['200::1']],
    ['a public address with a zone ID', ['2606:4700::1%lo']],
    ['an invalid address', ['not-an-address']],
  ])('%s', async (_, addresses) => {
    expect(await reasonOf(`http://public.example:${port}/`, addresses)).toBe(
      'public.example has a private address',
    );
    expect(await reasonOf(`https://public.example:${port}/`, addresses)).toBe(
      'public.example has a private address',
    );
    expect(connections).toBe(0);
  });

  it('refuses a name that resolves to a public address first and to another one when used', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const lookup = guardedLookup(false, (_, __, callback) =>
      callback(null, (answers.shift() ?? []).map(addressOf)),
    );
    const fetch = () =>
      new Promise<unknown>((resolve) => {
        lookup('rebinding.example', {}, (error, address) => resolve(error ? messageOf(error) : address));
      });
    // The socket connects to the very address that was checked, and every new socket is checked again.
    expect(await fetch()).toBe('93.184.216.34');
    expect(await fetch()).toBe('rebinding.example has a private address');
  });
});

describe('refuses anything but a plain web URL without sending anything', () => {
  it.each([
    ['ftp://127.0.0.1/', 'it is not a web address'],
    ['file:///etc/passwd', 'it is not a web address'],
    ['gopher://public.example/', 'it is not a web address'],
    ['dict://public.example:11211/', 'it is not a web address'],
    ['ws://public.example/', 'it is not a web address'],
    ['data:text/html,x', 'it is not a web address'],
    ['javascript:alert(1)', 'it is not a web address'],
    ['blob:http://public.example/x', 'it is not a web address'],
    ['http://user@public.example/', 'it carries a password'],
    ['http://user:secret@public.example/', 'it carries a password'],
    ['http://public.example@127.0.0.1/', 'it carries a password'],
    ['http://:secret@public.example/', 'it carries a password'],
    ['http://public.example:22/', 'port 22 is not for the web'],
    ['http://public.example:25/', 'port 25 is not for the web'],
    ['http://public.example:0/', 'port 0 is not for the web'],
    ['http://public.example:6379/', 'port 6379 is not for the web'],
    ['http://public.example:11211/', 'port 11211 is not for the web'],
    ['http://public.example:2375/', 'port 2375 is not for the web'],
    ['http://public.example:10250/', 'port 10250 is not for the web'],
    ['http://public.example:99999/', 'it is not an address'],
    ['http://[fe80::1%25eth0]/', 'it is not an address'],
    ['http://169.254.169.254%00.public.example/', 'it is not an address'],
    ['http://١٢٧.0.0.1/', 'it is not an address'],
    ['http://127.0.0.1\u200d/', 'it is not an address'],
    ['http://09.0.0.1/', 'it is not an address'],
    ['http://1.2.3.4.5/', 'it is not an address'],
    ['http://public.example:80@127.0.0.1/', 'it carries a password'],
    ['http://127.0.0.1\t.example.com:1:2/', 'it is not an address'],
    ['http://0x100000000/', 'it is not an address'],
    ['http:///', 'it is not an address'],
    ['//127.0.0.1/', 'it is not an address'],
  ])('%s', async (url, reason) => {
    expect(await reasonOf(url)).toBe(reason);
    expect(connections).toBe(0);
  });
});

describe('a redirect to a private address', () => {
  it('is returned, not followed, and its target is refused', async () => {
    const inside = `http://127.0.0.1:${port}/`;
    const outside = createServer((_, response) => response.writeHead(302, { location: inside }).end());
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`;
    const client = new Client(defaultTiming, true);
    const answer = await client.fetch({ url, method: 'GET', headers: {}, wantsBody: () => true });
    expect(answer).toMatchObject({ status: 302, headers: { location: inside } });
    expect(await reasonOf(String(answer.headers.location))).toBe(privateAddress);
    expect(connections).toBe(0);
    await client.close();
    outside.close();
  });
});

describe('an audit in the cloud', () => {
  it('fails for a private URL without a connection, and says why', async () => {
    const { outcome } = await auditSite({ url: `http://127.0.0.1:${port}/` }, { allowPrivate: false });
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: {
        code: 'site-unreachable',
        message: expect.stringContaining('we don’t request URLs'),
      },
    });
    expect(connections).toBe(0);
  });

  it('never sends HTTP to a server of another protocol, even where private addresses are allowed', async () => {
    let requestCount = 0;
    const database = createSocketServer((socket) => {
      requestCount++;
      socket.destroy();
    });
    const at = await firstFree(database, [6379, 11211, 5432, 5900, 6667]);
    const { outcome } = await auditSite({ url: `http://127.0.0.1:${at}/` });
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(requestCount).toBe(0);
    await new Promise((resolve) => database.close(resolve));
  });
});

/** Listens on the first free port of these, so that only requests to our own server count. */
async function firstFree(server: SocketServer, ports: readonly number[]): Promise<number> {
  for (const at of ports) {
    const listens = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(at, '127.0.0.1', () => resolve(true));
    });
    if (listens) return at;
  }
  throw new Error(`none of the ports ${ports.join(', ')} is free`);
}
