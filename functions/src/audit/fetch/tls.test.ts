import { type AddressInfo, createServer } from 'node:net';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { startTls } from '#tests/support/tlsServer';
import { auditSite } from '../testSupport.fixture';
import { probeTls } from './tlsProbe';

/** Returns how an audit evaluates a link to this URL. */
async function verdictOn(url: string) {
  const site = await startSite(() => ({
    '/': page('Start', { body: `<a href="${url}">x</a>`, nav: false }),
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  return findings.filter(({ target }) => target === url).map(({ rule, evidence }) => [rule, evidence.error]);
}

test('takes a self-signed certificate as proof', async () => {
  const server = await startTls('self-signed');
  expect(await verdictOn(server.url)).toEqual([['broken-link', 'DEPTH_ZERO_SELF_SIGNED_CERT']]);
  await server.close();
});

test("doesn't take an unknown authority as proof: browsers fetch certificates that a server forgot to send", async () => {
  const server = await startTls('issued');
  expect(await verdictOn(server.url)).toEqual([['unverified-link', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']]);
  await server.close();
});

test("reports a server that doesn't speak TLS as broken", async () => {
  const plain = await startSite(() => ({}));
  const [verdict] = await verdictOn(plain.url.replace('http:', 'https:'));
  await plain.close();
  expect(verdict?.[0]).toBe('broken-link');
});

test('reads when a certificate expires, regardless of its issuer', async () => {
  const server = await startTls('issued');
  const facts = await probeTls(new URL(server.url).origin, true, 5);
  expect(facts).toMatchObject({ http2: false, seenAt: 5 });
  expect(new Date(facts?.validTo ?? 0).getUTCFullYear()).toBe(2126);
  expect(await probeTls(new URL(server.url).origin, false, 5)).toBeNull();
  await server.close();
  expect(await probeTls(new URL(server.url).origin, true, 5)).toBeNull();
});

test('gives up on an endless handshake', async () => {
  const server = createServer((socket) => {
    // A record of 16 KiB, one byte at a time: the connection is never idle.
    socket.write(Buffer.from([0x16, 0x03, 0x03, 0x40, 0x00]));
    const dripping = setInterval(() => socket.write(Buffer.from([2])), 5);
    socket.on('close', () => clearInterval(dripping)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await probeTls(`https://127.0.0.1:${port}`, true, 5, 100)).toBeNull();
  await new Promise((resolve) => server.close(resolve));
}, 5_000);
