import { serve } from '../testSites.fixture';
import { rendererFor } from './testRenderer.fixture';

jest.setTimeout(60_000);

const open = { 'content-security-policy': '' };
const html = (body: string) => ({
  headers: open,
  body: `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`,
});

async function rendered(body: string, options: Parameters<typeof rendererFor>[1] = {}) {
  const site = await serve({
    '/': html(body),
    '/data': { headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' },
    '/file': {
      headers: { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
      body: 'x',
    },
    '/app.js': { headers: { 'content-type': 'text/javascript' }, body: 'document.body.append("shared")' },
    ...Object.fromEntries(
      ['', '?1', '?2', '?3', '?4'].map((query) => [
        `/other${query}`,
        html('<script src="/app.js"></script>'),
      ]),
    ),
  });
  const renderer = rendererFor(site.url, options);
  return { page: await renderer.render(site.url), site, renderer };
}

test('returns the DOM that scripts build', async () => {
  const { page } = await rendered(
    '<p id="x"></p><script>fetch("/data").then((answer) => answer.json()).then(({ name }) => { x.innerHTML = "<a href=/about>" + name + "</a>" })</script>',
  );
  expect(page).toMatchObject({ kind: 'rendered', isWhole: true, problems: [] });
  expect(page.kind === 'rendered' && page.html).toMatch(/^<!DOCTYPE html><html.*<a href="\/about">Ada<\/a>/s);
});

test('reports exceptions, failed requests, console errors and cookies', async () => {
  const { page } = await rendered(
    '<img src="/gone.png" alt=""><script>document.cookie = "seen=1; max-age=60"; console.error("wrong"); null.x;</script>',
  );
  expect(page).toMatchObject({ kind: 'rendered', cookies: [{ name: 'seen', isThirdParty: false }] });
  const problems = page.kind === 'rendered' ? page.problems.map(({ kind }) => kind).sort() : [];
  expect(problems).toEqual(['console-error', 'exception', 'failed-request']);
});

test('reports violations of the Content Security Policy', async () => {
  const site = await serve({
    '/': {
      ...html('<script>document.title = "x"</script>'),
      headers: { 'content-security-policy': "script-src 'self'" },
    },
  });
  const page = await rendererFor(site.url).render(site.url);
  expect(page).toMatchObject({ problems: [{ kind: 'csp-violation', message: 'script-src-elem' }] });
});

test('runs axe with the contrast of the element, whatever the page did to its globals', async () => {
  const { page } = await rendered(
    '<p style="color: #aaa; background: #fff">Pale</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><script>window.axe = { run: () => ({ violations: [] }) }; Array.prototype.map = () => []; Document.prototype.querySelectorAll = () => [];</script>',
  );
  const violations = page.kind === 'rendered' ? (page.axe ?? []) : [];
  expect(violations.map(({ rule }) => rule).sort()).toEqual(['color-contrast', 'image-alt']);
  expect(violations.find(({ rule }) => rule === 'color-contrast')?.elements[0]).toMatchObject({
    selector: 'p',
    contrast: { required: 4.5, foreground: '#aaaaaa', background: '#ffffff' },
  });
});

test('measures a layout shift and the element that moved', async () => {
  const { page } = await rendered(
    '<p id="moved" style="height: 300px; background: #eee; color: #000">Text</p><script>setTimeout(() => moved.insertAdjacentHTML("beforebegin", "<div style=height:300px></div>"), 300)</script>',
  );
  const lab = page.kind === 'rendered' ? page.lab : null;
  expect(lab?.cls.score).toBeGreaterThan(0.1);
  expect(lab?.cls.shifting).toContain('p#moved');
});

test.each([
  ['hangs', '<script>for (;;);</script>', 'timeout'],
  ['leaves by a script', '<script>location.href = "/other"</script>', 'navigated-away'],
  ['reloads itself', '<script>location.reload()</script>', 'navigated-away'],
  [
    'submits a form',
    '<form method="post"></form><script>document.forms[0].submit()</script>',
    'navigated-away',
  ],
])('can’t render a page that %s, and renders the next one', async (_, body, reason) => {
  const { page, site, renderer } = await rendered(body, { timeout: 3_000 });
  expect(page).toMatchObject({ kind: 'unrendered', reason });
  expect(await renderer.render(`${site.url}other`)).toMatchObject({ kind: 'rendered' });
});

test('can’t render a download', async () => {
  const { site, renderer } = await rendered('');
  expect(await renderer.render(`${site.url}file`)).toMatchObject({ kind: 'unrendered', reason: 'download' });
});

test('survives a page that fills the memory', async () => {
  const { page, site, renderer } = await rendered(
    '<script>const all = []; for (;;) all.push(new Array(1e6).fill({}).map(() => ({ a: Math.random() })));</script>',
    { timeout: 10_000 },
  );
  expect(page.kind).toBe('unrendered');
  expect(await renderer.render(`${site.url}other`)).toMatchObject({ kind: 'rendered' });
});

test('isn’t stopped by dialogs, new windows, printing or permissions', async () => {
  const { page } = await rendered(`<script>
    alert('a'); confirm('b'); prompt('c'); print(); window.open('/other');
    addEventListener('beforeunload', (event) => event.preventDefault());
    navigator.geolocation.getCurrentPosition(() => {}, () => {});
    Notification.requestPermission();
    document.body.append('done');
  </script>`);
  expect(page.kind === 'rendered' && page.html).toContain('done');
});

test('requests a script that pages share once', async () => {
  const { site, renderer } = await rendered('');
  for (const query of ['', '?1', '?2'])
    expect(await renderer.render(`${site.url}other${query}`)).toMatchObject({
      html: expect.stringContaining('shared'),
    });
  expect(site.requests.get('/app.js')).toBe(1);
});

test('asks for each request to the site, and sends the job’s headers only there', async () => {
  const other = await serve({ '/seen.js': { headers: { 'content-type': 'text/javascript' }, body: '' } });
  const headers: unknown[] = [];
  const began: string[] = [];
  const site = await serve({
    '/': html(
      `<script src="${other.url}seen.js"></script><img src="/a.png" alt=""><img src="/closed.png" alt="">`,
    ),
    '/a.png': (_method, _earlier, sent) => {
      headers.push(sent['x-secret']);
      return { headers: { 'content-type': 'image/png' }, body: '' };
    },
  });
  const page = await rendererFor(site.url, {
    mayBePrivate: () => true,
    access: {
      isAllowed: async (url) => !url.includes('closed'),
      begin: async (url) => {
        began.push(new URL(url).pathname);
        return () => undefined;
      },
      headersFor: (url): Record<string, string> => (url.startsWith(site.url) ? { 'x-secret': 'yes' } : {}),
    },
  }).render(site.url);
  expect(headers).toEqual(['yes']);
  expect(began.sort()).toEqual(['/', '/a.png']);
  expect(site.requests.has('/closed.png')).toBe(false);
  expect(other.requests.get('/seen.js')).toBe(1);
  expect(page).toMatchObject({ problems: [] });
});

test('doesn’t count as a visit', async () => {
  const { page } = await rendered(
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>navigator.sendBeacon("/data", "x")</script>',
  );
  expect(page).toMatchObject({ thirdParties: ['https://www.googletagmanager.com/gtag/js'], problems: [] });
});

test('renders more pages than one browser may show', async () => {
  const { site, renderer } = await rendered('', { pagesPerBrowser: 2 });
  const urls = Array.from({ length: 4 }, (_, at) => `${site.url}other?${at + 1}`);
  const pages = await Promise.all(urls.map((url) => renderer.render(url)));
  expect(pages.map(({ kind }) => kind)).toEqual(urls.map(() => 'rendered'));
});
