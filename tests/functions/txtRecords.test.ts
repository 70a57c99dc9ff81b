import { verificationRecordsOf } from '#domain/domainVerification';
import { findTxtProblem } from '#functions/sites/verify';
import { type DnsServer, startDns } from '../support/dnsServer';

const { dns: proof } = verificationRecordsOf({ host: 'example.com', token: 'x'.repeat(32) });
let server: DnsServer;

beforeAll(async () => {
  server = await startDns({
    'proven.example': [['v=spf1 -all'], [proof.value]],
    'in-pieces.example': [[proof.value.slice(0, 10), proof.value.slice(10)]],
    'other.example': [['plumbline-verification=somebody-else'], [`${proof.value} `]],
    'empty.example': [],
  });
});
afterAll(() => server.close());

const look = (name: string) => findTxtProblem(name, proof.value, [server.address]);

it.each(['proven.example', 'in-pieces.example'])('accepts the TXT record of %s', async (name) => {
  expect(await look(name)).toBeNull();
});

it.each([
  ['other.example', /has no such TXT record yet.*Try again/],
  ['empty.example', /has no TXT record yet.*Try again/],
  ['nobody.example', /has no TXT record yet.*Try again/],
])('rejects %s with a message', async (name, words) => {
  expect(await look(name)).toMatch(words);
});

it('rejects a malformed DNS response', async () => {
  expect(await look('a..b')).toMatch(/couldn’t be read/);
});
