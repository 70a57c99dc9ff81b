import type { LookupAddress } from 'node:dns';
import { guardedLookup, isPublic, refusalOf } from './guard';

const refused = [
  // Loopback, in every notation that a URL parser accepts
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://１２７.0.0.1/',
  'http://127。0。0。1/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://x.localhost/',
  // Private and special networks
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.1.1/',
  'http://192.0.0.1/',
  'http://198.18.0.1/',
  'http://203.0.113.7/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  // Addresses that embed another one
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[2606:4700::5efe:7f00:1]/',
  // Metadata servers
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://metadata/',
  'http://instance-data/',
  // Names that exist only on a private network
  'http://intranet/',
  'http://printer.local/',
  'http://db.internal/',
  'http://kubernetes.default.svc.cluster.local/',
  // Schemes, passwords, ports
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6379/',
  'http://example.com:5432/',
  'http://example.com:11211/',
  'http://example.com:0/',
];

const allowed = [
  'http://example.com/',
  'https://example.com/',
  'https://EXAMPLE.com./path',
  'https://bücher.example/',
  'http://example.com:8080/',
  'https://example.com:8443/',
  'http://example.com:3000/',
  'http://8.8.8.8/',
  'http://[2606:4700:4700::1111]/',
  'http://localhost.example.com/',
  'http://10.0.0.1.example.com/',
];

describe('URLs that may be requested', () => {
  it.each(refused)('refuses %s', (url) => expect(refusalOf(url, false)?.code).toMatch(/^EREFUSED_/));

  it.each(allowed)('allows %s', (url) => expect(refusalOf(url, false)).toBeUndefined());

  it.each([
    'http://localhost:5000/',
    'http://127.0.0.1:41234/',
    'http://192.168.1.10/',
    'http://printer.local/',
  ])('allows %s where private addresses are allowed', (url) => expect(refusalOf(url, true)).toBeUndefined());

  it.each(['http://127.0.0.1:6379/', 'http://user:secret@127.0.0.1/', 'ftp://127.0.0.1/'])(
    'refuses %s even there',
    (url) => expect(refusalOf(url, true)).toBeDefined(),
  );
});

describe('name resolution', () => {
  const lookup = (addresses: readonly string[], all: boolean, allowPrivate = false) =>
    new Promise<{ error: unknown; address: unknown }>((resolve) => {
      const answers = addresses.map(
        (address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }),
      );
      const guarded = guardedLookup(allowPrivate, (_, __, callback) => callback(null, answers));
      guarded('example.com', { all }, (error, address) => resolve({ error, address }));
    });

  it('returns exactly the addresses that it checked', async () => {
    expect(await lookup(['8.8.8.8', '2606:4700::1'], true)).toEqual({
      error: null,
      address: [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
    });
    expect(await lookup(['8.8.8.8'], false)).toEqual({ error: null, address: '8.8.8.8' });
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['8.8.8.8', '::ffff:192.168.0.1']],
    [['169.254.169.254']],
  ])('refuses a name that has %s', async (addresses) => {
    expect((await lookup(addresses, true)).error).toMatchObject({ code: 'EREFUSED_ADDRESS' });
  });

  it('allows private addresses where they are allowed', async () => {
    expect((await lookup(['127.0.0.1'], false, true)).address).toBe('127.0.0.1');
  });

  it('reports a name without addresses as unknown', async () => {
    expect((await lookup([], true)).error).toMatchObject({ code: 'ENOTFOUND' });
  });
});

test("doesn't take an invalid address for a public one", () => expect(isPublic('example.com')).toBe(false));
