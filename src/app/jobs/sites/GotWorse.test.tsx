import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { type SiteHistory, withRun, withUnread } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { GotWorse } from './GotWorse';

const host = 'xn--mnchen-3ya.example';
const whole = `site https://${host}/ weekly`;
const cart = `page https://${host}/cart hourly`;

const run = (n: number, comparable: string, given: Partial<SiteRun> = {}): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.UTC(2026, 2, 1, n)),
  score: 80,
  grade: 'B',
  errors: 0,
  warnings: 0,
  comparable,
  ...given,
});
const siteOf = (first: SiteRun, ...more: SiteRun[]): SiteHistory =>
  more.reduce((before, one) => withRun(before, host, one), withRun(undefined, host, first));

function show(site: SiteHistory | undefined) {
  render(
    <LocationProvider>
      <GotWorse sites={site ? [site] : []} />
    </LocationProvider>,
  );
  return screen.queryAllByRole('listitem').map((line) => line.textContent);
}

test('reports a site that got worse even after a later check of one of its pages, with the check that found it', () => {
  const worse = run(2, whole, { score: 70, worse: { errors: 3, warnings: 0 } });
  const site = siteOf(run(1, whole), worse, run(3, cart, { score: 99 }), run(4, cart, { score: 99 }));
  expect(show(site)).toEqual(['münchen.example: 3 new errors, score 80 to 70']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/jobs/run-2');
});

test('shows one line per kind of check that got worse, newest first, with the page', () => {
  const site = siteOf(run(1, whole), run(2, cart), run(3, whole, { score: 70 }));
  const unread = { jobId: 'run-4', at: new Date(Date.UTC(2026, 2, 1, 4)), why: 'no-page' } as const;
  expect(show(withUnread(site, unread, cart))).toEqual([
    'münchen.example/cart: none of its pages can be read anymore',
    'münchen.example: score 80 to 70',
  ]);
});

test.each([
  [whole, 'münchen.example: can no longer be reached'],
  // The site may respond well while its sitemap is gone.
  [
    `sitemap https://${host}/sitemap.xml weekly`,
    'münchen.example/sitemap.xml: its sitemap can no longer be read',
  ],
])('names the site or the sitemap that a check could not read', (kind, words) => {
  const unread = { jobId: 'run-2', at: new Date(Date.UTC(2026, 2, 1, 2)), why: 'site-unreachable' } as const;
  expect(show(withUnread(siteOf(run(1, kind)), unread, kind))).toEqual([words]);
});

test('compares no scores when the previous run is not known', () => {
  const worse = run(2, whole, { score: 70, worse: { errors: 0, warnings: 1 } });
  expect(show(siteOf(worse))).toEqual(['münchen.example: 1 new warning, score 70']);
});

test('shows nothing when nothing got worse', () => {
  show(siteOf(run(1, whole), run(2, cart, { score: 10 })));
  expect(screen.queryByRole('region')).toBeNull();
});
