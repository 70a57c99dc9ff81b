import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/test/chromium';
import type { RenderedPage } from '../facts/renderedPage';
import { Collector, screenshot } from './collector';
import type { Devtools } from './devtools';

const page = `<!doctype html><html lang="en"><head><title>From the server</title>
<link rel="stylesheet" href="/style.css"></head><body>
<main style="padding: 8px"><h1>Welcome</h1><p style="color:#999;background:#fff">Pale text</p><img src="/missing.png"></main>
<script src="/app.js"></script></body></html>`;
const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': ['text/html', page],
  '/style.css': ['text/css', 'h1 { font-size: 40px } .never { color: red; background: blue; margin: 0 }'],
  '/app.js': [
    'text/javascript',
    `function never() { return 'a long text that no one ever needs on this page'; }
document.title = 'From the script';
document.cookie = 'visitor=1; max-age=3600';
console.error('It', 'broke');
const image = new Image(); image.src = 'http://localhost:' + location.port + '/other.png?visitor=1';
const inline = document.createElement('script'); inline.textContent = 'window.injected = true'; document.body.append(inline);
const until = performance.now() + 200; while (performance.now() < until);
setTimeout(() => { const box = document.createElement('div'); box.id = 'late'; box.style.height = '200px'; document.body.prepend(box);
  requestAnimationFrame(() => requestAnimationFrame(() => document.documentElement.dataset.settled = '')); }, 100);
globalThis.plumbline = { html: 'forged' };
throw new TypeError('no such cart');`,
  ],
};

let server: Server;
let browser: Browser;
let origin = '';
let rendered: RenderedPage;
let phone: Awaited<ReturnType<typeof screenshot>>;

beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', ''];
    const policy = "script-src 'self'; report-uri /report";
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type, 'content-security-policy': policy });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext();
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  const devtools: Devtools = {
    send: (method, parameters) => session.send(method as never, parameters as never),
    on: (event, listener) => session.on(event as never, listener as never),
  };
  const collector = new Collector(devtools, {
    isThirdParty: (url) => new URL(url).hostname === 'localhost',
    now: Date.now,
  });
  await collector.start();
  await tab.goto(`${origin}/`);
  await tab.waitForSelector('html[data-settled]');
  rendered = await collector.collect(`${origin}/`, tab.url());
  phone = await screenshot(devtools, 'phone');
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

test('reads the DOM that scripts built, which the page can’t forge', () => {
  expect(rendered.html).toMatch(/^<!DOCTYPE html><html/);
  expect(rendered.html).toContain('<title>From the script</title>');
  expect(rendered.isWhole).toBe(true);
});

test('names what goes wrong while the page runs', () => {
  const names = rendered.problems.map(({ kind, message, url = '' }) => `${kind}: ${message} ${url}`.trim());
  expect(names.toSorted()).toEqual([
    'console-error: It broke',
    `csp-violation: script-src-elem inline`,
    `exception: TypeError: no such cart ${origin}/app.js`,
    `failed-request: HTTP 404 ${origin}/missing.png`,
    `failed-request: HTTP 404 ${origin.replace('127.0.0.1', 'localhost')}/other.png?visitor=1`,
  ]);
});

test('lists requests to other sites without their query, and cookies without their value', () => {
  expect(rendered.thirdParties).toEqual([`${origin.replace('127.0.0.1', 'localhost')}/other.png`]);
  const [cookie] = rendered.cookies;
  expect(cookie).toMatchObject({ name: 'visitor', domain: '127.0.0.1', isThirdParty: false });
  expect(cookie?.maxAge).toBeGreaterThan(3_500);
});

test('reports what violates WCAG 2.2 A and AA, with the measured contrast', () => {
  expect(rendered.axe?.map(({ rule }) => rule).toSorted()).toEqual(['color-contrast', 'image-alt']);
  const contrast = rendered.axe?.find(({ rule }) => rule === 'color-contrast');
  expect(contrast?.criteria).toEqual(['1.4.3']);
  expect(contrast?.elements[0]?.contrast).toEqual({
    ratio: 2.84,
    required: 4.5,
    foreground: '#999999',
    background: '#ffffff',
  });
});

test('measures the largest content, the shift, and the long task of the load', () => {
  expect(rendered.lab?.lcp?.selector).toMatch(/h1$/);
  expect(rendered.lab?.lcp?.ms).toBeGreaterThan(0);
  expect(rendered.lab?.cls.score).toBeGreaterThan(0.05);
  expect(rendered.lab?.cls.shifting.join()).toContain('main');
});

test('counts requests and bytes by type, and code that the load didn’t need', () => {
  expect(rendered.lab?.byType.script?.requests).toBe(1);
  expect(rendered.lab?.byType.image?.requests).toBe(2);
  expect(rendered.lab?.byType.style?.bytes).toBeGreaterThan(50);
  const { scripts, styles } = rendered.lab ?? {};
  expect(scripts?.total).toBe(files['/app.js']?.[1].length);
  expect(scripts?.unused).toBeGreaterThan(40);
  expect(scripts?.unused).toBeLessThan(120);
  expect(styles).toEqual({ total: files['/style.css']?.[1].length, unused: expect.any(Number) });
  expect(styles?.unused).toBeGreaterThan(30);
});

test('takes a screenshot as WebP in the size of a phone', () => {
  expect(phone).toMatchObject({ device: 'phone', width: 390, height: 844 });
  expect(Buffer.from(phone?.webp ?? '', 'base64').toString('latin1', 8, 12)).toBe('WEBP');
});
