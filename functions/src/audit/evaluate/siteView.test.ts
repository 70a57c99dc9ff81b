import type { Outcome } from '../facts/outcome';
import type { TargetKind } from '../facts/target';
import type { CrawlEvent } from '../state/crawlEvent';
import { CrawlState } from '../state/state';
import { siteViewOf } from './siteView';

const site = 'https://example.com/';
const whole = { maxDepth: 5, include: [], exclude: [], scope: 'site' };
const silent: Outcome = { kind: 'unverified', status: 0, error: 'ETIMEDOUT' };

/** Returns the view of a site with a start page and one more URL. */
function viewOf(url: string, kind: TargetKind, outcome: Outcome | null, limits = whole) {
  const state = new CrawlState();
  const events: CrawlEvent[] = [
    ['url', site, 0, 'page'],
    ['resolved', 0, { kind: 'ok', status: 200 }, 1],
    ['url', url, 1, kind],
    ...(outcome ? [['resolved', 1, outcome, 1] as const] : []),
  ];
  for (const event of events) state.apply(event);
  return siteViewOf(state, limits, null, (address) => address.startsWith(site));
}

test('lists a page without a response as unread, since it may have any link', () => {
  expect(viewOf(`${site}a`, 'page', silent)).toMatchObject({ isWhole: false, unread: [`${site}a`] });
});

test.each<[string, TargetKind, Outcome | null]>([
  [`${site}a.jpg`, 'check', silent],
  [`${site}a.css`, 'file', { kind: 'skipped', why: 'robots' }],
  [`${site}a`, 'page', { kind: 'broken', status: 404 }],
  ['https://other.example/a', 'check', silent],
])("doesn't expect links in %s as a %s: %j", (url, kind, outcome) => {
  expect(viewOf(url, kind, outcome)).toMatchObject({ isWhole: true, unread: [] });
});

test.each<[string, Outcome | null, typeof whole]>([
  ['robots.txt', { kind: 'skipped', why: 'robots' }, whole],
  ['the page limit', null, whole],
  ['the depth limit', silent, { ...whole, maxDepth: 0 }],
  ['the scope', silent, { ...whole, scope: 'section' }],
])("doesn't list unread pages behind %s", (_, outcome, limits) => {
  expect(viewOf(`${site}a`, 'page', outcome, limits)).toMatchObject({ isWhole: false, unread: [] });
});
