import { page } from '#tests/support/sitePages';
import { type Route, startSite } from '#tests/support/siteServer';
import { rendererOf } from './browser/testRenderer.fixture';
import type { OpenBrowser } from './contract';
import { auditSite } from './testSupport.fixture';

jest.setTimeout(120_000);

const openBrowser: OpenBrowser = async (access, mayBePrivate) => rendererOf({ access, mayBePrivate });

const shell = {
  headers: { 'content-security-policy': '' },
  body: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
};

/** Renders each of 30 routes: a title, a description, a heading, text of its own, and links to the neighbors. */
const app = `
const at = Number(location.pathname.slice(1) || 0);
const dead = { 3: '/gone-a', 12: '/gone-b', 29: '/gone-c' }[at];
document.title = 'Chapter number ' + at + ' of the whole story';
const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
add('meta', { name: 'description', content: 'Everything that happens in chapter ' + at + ' and nothing that does not.' });
add('link', { rel: 'canonical', href: location.origin + (at === 7 ? '/missing-canonical' : location.pathname) });
if (at === 20) {
  root.innerHTML = '<p>Loading…</p>';
  fetch('/never').catch(() => {});
} else {
  const words = Array.from({ length: 60 }, (_, n) => 'word' + ((n + 1) * (at + 3) * 7919 % 9973)).join(' ');
  root.innerHTML = '<main><h1>Chapter ' + at + '</h1><p>' + words + '</p><nav>' +
    [at + 1, at + 10].filter((to) => to < 30).map((to) => '<a href="/' + to + '">Read chapter ' + to + '</a> ').join('') +
    (dead ? '<a href="' + dead + '">An appendix</a>' : '') + '</nav></main>';
}
if (at === 9) throw new Error('no such chapter');`;

const script = { headers: { 'content-type': 'text/javascript' }, body: app };
const routes: Readonly<Record<string, Route>> = {
  '/app.js': script,
  '/never': { hangs: true },
  '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /closed' },
  ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`/${at || ''}`, shell])),
};

test('follows and evaluates what scripts build on the 30 routes of an application', async () => {
  const site = await startSite(() => routes);
  const { outcome, findings, pages } = await auditSite(
    { url: site.url, checkExternal: false },
    { openBrowser },
  );
  await site.close();
  expect(outcome).toMatchObject({ kind: 'finished', result: { pages: 30, scriptedPages: 1 } });
  expect(pages.find(({ url }) => url.endsWith('/29'))?.title).toBe('Chapter number 29 of the whole story');
  const found = findings
    .filter(({ rule }) => /^(broken|canonical|title|h1|description|content|link)-/.test(rule))
    .map(({ rule, page: on, target }) =>
      [rule, new URL(on).pathname, target && new URL(target).pathname].join(' '),
    );
  expect(found.sort()).toEqual([
    'broken-link /12 /gone-b',
    'broken-link /29 /gone-c',
    'broken-link /3 /gone-a',
    'canonical-broken /7 /missing-canonical',
    'content-scripted /20 ',
    'link-not-canonical /6 /7',
  ]);
  expect(site.requests.get('/app.js')).toBeLessThan(4);
});

test('evaluates a site as if it had no browser if there is none', async () => {
  const site = await startSite(() => routes);
  const { outcome } = await auditSite({ url: site.url }, { openBrowser: async () => null });
  await site.close();
  expect(outcome).toMatchObject({ kind: 'finished', result: { pages: 1, unscored: 'scripted' } });
});

test('opens no browser for pages with content of their own', async () => {
  const site = await startSite(() => ({ '/': page('Start', { nav: false }) }));
  const open = jest.fn<ReturnType<OpenBrowser>, Parameters<OpenBrowser>>();
  await auditSite({ url: site.url }, { openBrowser: open });
  await site.close();
  expect(open).not.toHaveBeenCalled();
});

test('ends a rendering in progress when the job is canceled, and reports nothing about that page', async () => {
  const site = await startSite(() => routes);
  const cancel = new AbortController();
  const first = await auditSite(
    { url: site.url },
    {
      signal: cancel.signal,
      openBrowser: async (access, mayBePrivate) => {
        setTimeout(() => cancel.abort(), 100);
        return openBrowser(access, mayBePrivate);
      },
    },
  );
  expect(first.outcome).toMatchObject({ kind: 'canceled', result: { pages: 0 } });
  expect(first.findings).toEqual([]);
  await site.close();
});
