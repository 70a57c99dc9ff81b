import { type AddressInfo, createServer } from 'node:net';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { startTls } from '#tests/support/tlsServer';
import { auditSite } from '../testSupport';
import { probeTls } from './tlsProbe';

/** What an audit says of a link to this address. */
async function verdictOn(url: string) {
  const site = await startSite(() => ({
    '/': page('Start', { body: `<a href="${url}">x</a>`, nav: false }),
  }));
  const { findings } = await auditSite({ url: site.url });
  await site.close();
  return findings.filter(({ target }) => target === url).map(({ rule, evidence }) => [rule, evidence.error]);
}

test('a certificate signed by nobody but itself is proof enough', async () => {
  const server = await startTls('self-signed');
  expect(await verdictOn(server.url)).toEqual([['broken-link', 'DEPTH_ZERO_SELF_SIGNED_CERT']]);
  await server.close();
});

test('one by an authority that we don’t know is none: browsers look for what a server forgot to send', async () => {
  const server = await startTls('issued');
  expect(await verdictOn(server.url)).toEqual([['unverified-link', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']]);
  await server.close();
});

test('a server that doesn’t speak TLS at all is broken', async () => {
  const plain = await startSite(() => ({}));
  const [verdict] = await verdictOn(plain.url.replace('http:', 'https:'));
  await plain.close();
  expect(verdict?.[0]).toBe('broken-link');
});

test('a look at an encrypted site tells until when its certificate lasts, whoever signed it', async () => {
  const server = await startTls('issued');
  const facts = await probeTls(new URL(server.url).origin, true, 5);
  expect(facts).toMatchObject({ http2: false, seenAt: 5 });
  expect(new Date(facts?.validTo ?? 0).getUTCFullYear()).toBe(2126);
  expect(await probeTls(new URL(server.url).origin, false, 5)).toBeNull();
  await server.close();
  expect(await probeTls(new URL(server.url).origin, true, 5)).toBeNull();
});

test('a handshake that drips on without an end is given up', async () => {
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
