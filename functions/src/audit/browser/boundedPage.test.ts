import { type RenderedPage, renderLimits } from '../facts/renderedPage';
import { boundedFailure, boundedPage } from './boundedPage';

const page: RenderedPage = {
  kind: 'rendered',
  url: 'https://example.com/',
  finalUrl: 'https://example.com/',
  html: '<p>Hello</p>',
  isWhole: true,
  axe: [],
  problems: [],
  thirdParties: [],
  cookies: [],
  lab: null,
  screenshots: [],
};
const long = 'x'.repeat(20_000);
const many = <Item>(item: Item) => Array.from({ length: 1_000 }, () => item);

test('keeps an ordinary page as it is', () => {
  expect(boundedPage(page)).toEqual(page);
});

test('keeps a page that fills every field with endless text and lists below 400 KB, apart from its HTML', () => {
  const element = {
    selector: long,
    snippet: long,
    contrast: { ratio: 1, required: 4.5, foreground: long, background: long },
  };
  const hostile = boundedPage({
    ...page,
    url: long,
    finalUrl: long,
    axe: many({ rule: long, help: long, criteria: many(long), elements: [element], count: 1 }),
    problems: many({ kind: 'exception' as const, message: long, url: 'https://example.com/', count: 1 }),
    thirdParties: many('https://example.net/a.js'),
    cookies: many({ name: long, domain: long, isThirdParty: true }),
    lab: {
      lcp: { ms: 1, selector: long, snippet: long },
      cls: { score: 1, shifting: many(long) },
      tbt: 1,
      byType: {},
    },
  });
  expect(JSON.stringify(hostile).length).toBeLessThan(400_000);
  expect(hostile.problems).toHaveLength(renderLimits.problems);
});

test('says that a DOM over the limit isn’t whole', () => {
  const html = 'x'.repeat(renderLimits.html + 1);
  expect(boundedPage({ ...page, html })).toMatchObject({ isWhole: false });
  expect(boundedPage({ ...page, html }).html).toHaveLength(renderLimits.html);
});

test('omits a screenshot of more than 60,000 bytes', () => {
  const shot = (bytes: number) => ({
    device: 'phone' as const,
    width: 360,
    height: 640,
    webp: Buffer.alloc(bytes).toString('base64'),
  });
  const screenshots = [shot(60_001), shot(60_000)];
  expect(boundedPage({ ...page, screenshots }).screenshots).toEqual([screenshots[1]]);
});

test('replaces numbers that no browser measures by 0', () => {
  const lab = {
    lcp: { ms: Number.POSITIVE_INFINITY, selector: 'h1', snippet: '<h1>' },
    cls: { score: Number.NaN, shifting: [] },
    tbt: -1,
    byType: { script: { requests: 1, bytes: Number.NaN } },
    scripts: { total: 10, unused: 20 },
  };
  expect(boundedPage({ ...page, lab }).lab).toMatchObject({
    lcp: { ms: 0 },
    cls: { score: 0 },
    tbt: 0,
    byType: { script: { requests: 1, bytes: 0 } },
    scripts: { total: 10, unused: 10 },
  });
});

test('shortens what a browser says about a page that it could not show', () => {
  const failure = { kind: 'unrendered', url: page.url, reason: 'crashed', detail: `a\n${long}` } as const;
  expect(boundedFailure(failure).detail).toHaveLength(renderLimits.message);
});
