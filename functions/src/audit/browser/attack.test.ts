import { createSocket } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { serve } from '../testSites.fixture';
import { rendererFor } from './testRenderer.fixture';

jest.setTimeout(60_000);

/** Listens for TCP and UDP on every address of this machine, and counts what arrives. */
async function startCanary() {
  let arrived = 0;
  const tcp = createServer((socket) => {
    arrived++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => tcp.listen(0, '::', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp6', () => arrived++);
  await new Promise<void>((resolve) => udp.bind(port, '::', resolve));
  return {
    port,
    count: () => arrived,
    close: async () => {
      udp.close();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
}

/** Addresses of this machine in private ranges, if it has any. */
const ownAddresses = Object.values(networkInterfaces())
  .flat()
  .flatMap((found) => (found && !found.internal && found.family === 'IPv4' ? [found.address] : []));

const privateHosts = [
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  '2130706433',
  '0.0.0.0',
  ...ownAddresses,
  'rebind.example',
  'inside.example',
];
const unreachable = ['10.0.0.1', '192.168.0.1', '169.254.169.254', '[fe80::1]', 'metadata.google.internal'];

const hostHtml = (host: string) => `
<img src="http://${host}/img"><iframe src="http://${host}/frame"></iframe>
<link rel="prefetch" href="http://${host}/prefetch"><link rel="preconnect" href="http://${host}/">
<link rel="prerender" href="http://${host}/prerender"><link rel="dns-prefetch" href="//${host}/">
<object data="http://${host}/object"></object><embed src="http://${host}/embed">
<video src="http://${host}/video"></video><script src="http://${host}/script"></script>
<style>@import "http://${host}/css"; @font-face { font-family: f; src: url(http://${host}/font) } p { font-family: f }</style><p>x</p>
<img src="/to?http://${host}/redirect"><a ping="http://${host}/ping" href="#x" id="a-${host.length}">x</a>
<form method="post" action="http://${host}/form" target="_blank"></form>
<script>
  fetch('http://${host}/fetch', { mode: 'no-cors' }).catch(() => {});
  fetch('/to?http://${host}/fetched', { mode: 'no-cors' }).catch(() => {});
  navigator.sendBeacon('http://${host}/beacon', 'x');
  try { new WebSocket('ws://${host}/socket'); } catch {}
  try { new EventSource('http://${host}/events'); } catch {}
  try { new Worker(URL.createObjectURL(new Blob(['fetch("http://${host}/worker").catch(() => {}); importScripts("http://${host}/import")']))); } catch {}
  try { navigator.serviceWorker.register('/worker.js').catch(() => {}); } catch {}
  try { window.open('http://${host}/open'); } catch {}
  try { const frame = document.body.appendChild(document.createElement('iframe')); const peer = new (window.RTCPeerConnection || frame.contentWindow.RTCPeerConnection)({ iceServers: [{ urls: 'stun:${host}' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); } catch {}
  document.forms[document.forms.length - 1].submit();
</script>`;

test('reaches no loopback, private, link-local or metadata address, whatever a page tries', async () => {
  const canary = await startCanary();
  const hosts = privateHosts.map((host) => `${host}:${canary.port}`).concat(unreachable);
  const site = await serve(() => ({
    '/': {
      headers: { 'content-security-policy': '' },
      body: `<title>Attack</title>${hosts.map((host) => hostHtml(host)).join('')}`,
    },
    '/refresh': {
      headers: { 'content-security-policy': '' },
      body: `<meta http-equiv="refresh" content="0; url=http://127.0.0.1:${canary.port}/refresh">`,
    },
    '/go': {
      headers: { 'content-security-policy': '' },
      body: `<script>location = 'http://127.0.0.1:${canary.port}/go'</script>`,
    },
    '/moved': { status: 302, headers: { location: `http://127.0.0.1:${canary.port}/moved` } },
    '/file': {
      headers: { 'content-security-policy': '' },
      body: '<iframe src="file:///etc/passwd"></iframe><script>location = "file:///etc/passwd"</script>',
    },
    ...Object.fromEntries(
      hosts.flatMap((host) =>
        ['redirect', 'fetched'].map((kind) => [
          `/to?http://${host}/${kind}`,
          { status: 302, headers: { location: `http://${host}/${kind}` } },
        ]),
      ),
    ),
  }));
  // The first lookup is public; later ones are private, as an attacker's DNS server would respond.
  let lookups = 0;
  const addressOf = (name: string) =>
    name === 'rebind.example' && lookups++ === 0 ? '93.184.215.14' : '127.0.0.1';
  const renderer = rendererFor(site.url, {
    timeout: 8_000,
    resolve: (name, _, callback) => {
      const address: LookupAddress = { address: addressOf(name), family: 4 };
      callback(null, [address]);
    },
  });
  const renderings = [];
  for (const path of ['', 'refresh', 'go', 'moved', 'file'])
    renderings.push(await renderer.render(new URL(path, site.url).href));
  expect(canary.count()).toBe(0);
  // The attempts were made: the page ran.
  expect(lookups).toBeGreaterThan(1);
  expect(renderings.slice(1)).toMatchObject([
    { kind: 'unrendered', reason: 'navigated-away', detail: `http://127.0.0.1:${canary.port}/refresh` },
    { kind: 'unrendered', reason: 'navigated-away', detail: `http://127.0.0.1:${canary.port}/go` },
    { kind: 'unrendered', reason: 'navigated-away' },
    { kind: 'rendered' },
  ]);
  await canary.close();
});

test('a canary notices a connection', async () => {
  const canary = await startCanary();
  await expect(fetch(`http://127.0.0.1:${canary.port}/`)).rejects.toThrow();
  expect(canary.count()).toBe(1);
  await canary.close();
});
