import { LocationProvider } from '@reach/router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import { type SiteHistory, withIcon, withRun, withUnread } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import type { DataService } from '#services/backend';
import { KnownSites, type KnownSitesProps, stepsOf } from './KnownSites';

function Around({ latest }: Pick<KnownSitesProps, 'latest'>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <KnownSites key={attempt} latest={latest} onRetry={() => setAttempt(attempt + 1)}>
      <p>What runs now</p>
    </KnownSites>
  );
}

describe('KnownSites', () => {
  const run = (at: number, score: number): SiteRun => ({
    jobId: `job-${at}`,
    at: new Date(2026, 0, 1, 0, at),
    score,
    grade: 'B',
    errors: 0,
    warnings: 0,
    comparable: 'site https://example.com/ same',
  });

  /** Returns the nth site, most recently checked first; the last one got worse. */
  const siteOf = (n: number): SiteHistory => {
    const host = `site-${n}.example.com`;
    const at = 1_000 - 2 * n;
    return withRun(withRun(undefined, host, run(at - 1, 80)), host, run(at, n === 19 ? 70 : 90));
  };
  const all = Array.from({ length: 20 }, (_, n) => siteOf(n));

  function show(data: Partial<DataService>, latest: KnownSitesProps['latest'] = { status: 'loading' }) {
    const session = exampleSession();
    render(
      <LocationProvider>
        <BackendProvider value={fakeBackend({ data })}>
          <SessionContextProvider value={session}>
            <Around latest={latest} />
          </SessionContextProvider>
        </BackendProvider>
      </LocationProvider>,
    );
  }

  const watchQuery: DataService['watchQuery'] = ({ from, orderBy: [field], limit }, next) => {
    const worse = field === 'worseAt';
    if (from.endsWith('/sites'))
      next((worse ? all.filter(({ worseAt }) => worseAt) : all).slice(0, limit) as never);
    return () => undefined;
  };

  test('reports a site that got worse however far down the list it is, and links to all sites', () => {
    show({ watchQuery });
    expect(screen.getByRole('region', { name: 'Sites that got worse' })).toHaveTextContent(
      'site-19.example.com: score 80 to 70',
    );
    const sites = screen.getByRole('region', { name: 'Sites' });
    expect(within(sites).getAllByRole('listitem')).toHaveLength(12);
    expect(within(sites).getByRole('link', { name: 'All sites' })).toHaveAttribute(
      'href',
      '/dashboard/sites',
    );
  });

  test('shows the icon of a site, and the first letter of one without', () => {
    const icon = 'iVBORw0KGgoAAAANSUhEUgAAACAAAAAg';
    const stored = [withIcon(siteOf(0), icon), siteOf(1)];
    show({
      watchQuery: ({ from, orderBy: [field] }, next) => {
        next((from.endsWith('/sites') && field !== 'worseAt' ? stored : []) as never);
        return () => undefined;
      },
    });
    const [first, second] = within(screen.getByRole('region', { name: 'Sites' })).getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', `data:image/png;base64,${icon}`);
    expect(second?.querySelector('img')).toBeNull();
    expect(second).toHaveTextContent(/^Ssite-1/);
  });

  test.each([
    ['site-unreachable', 'can no longer be reached'],
    // The site itself may allow the crawler, and its URL redirect to one that doesn't.
    ['blocked-by-robots', 'robots.txt blocks the crawler'],
  ] as const)(
    'reports a site that can no longer be read with its check, and keeps its last score: %s',
    (why, words) => {
      const before = siteOf(0);
      const unread = { jobId: 'shut-out', at: new Date(2026, 1, 1), why };
      const shut = withUnread(before, unread, run(1, 1).comparable);
      show({
        watchQuery: ({ from }, next) => {
          if (from.endsWith('/sites')) next([shut] as never);
          return () => undefined;
        },
      });
      const worse = screen.getByRole('region', { name: 'Sites that got worse' });
      expect(worse).toHaveTextContent(`site-0.example.com: ${words}`);
      expect(within(worse).getByRole('link')).toHaveAttribute('href', '/dashboard/jobs/shut-out');
      expect(screen.getByRole('region', { name: 'Sites' })).toHaveTextContent('90');
    },
  );

  test('says that the sites can’t be read, and reads them again on retry', async () => {
    let fails = true;
    show({
      watchQuery: (query, next, fail) => {
        if (!fails) return watchQuery(query, next, fail);
        fail(errorWith('unavailable'));
        return () => undefined;
      },
    });
    expect(screen.getByRole('region', { name: 'Sites' })).toContainElement(screen.getByRole('alert'));
    expect(screen.getByText('What runs now')).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('region', { name: 'Sites' })).toHaveTextContent('site-0.example.com');
  });

  test.each([
    [11, true],
    [12, false],
  ])('with %d sites, each checked once, shows the first steps: %s', (count, shown) => {
    const once = ({ host, runs: [first] }: SiteHistory): SiteHistory => ({
      host,
      runs: first ? [first] : [],
      worseAt: null,
      updatedAt: new Date(0),
    });
    const stored = all.slice(0, count).map(once);
    show(
      {
        watchQuery: ({ from, orderBy: [field] }, next) => {
          next((from === 'schedules' || field === 'worseAt' ? [] : stored) as never);
          return () => undefined;
        },
      },
      { status: 'ready', value: [] },
    );
    expect(screen.queryByRole('region', { name: 'First steps' }) !== null).toBe(shown);
  });
});

describe('FirstSteps', () => {
  const site = (runs: number) =>
    ({ runs: Array.from({ length: runs }, (_, at) => ({ jobId: `job-${at}` })) }) as unknown as SiteHistory;
  const noScore = { pages: 0 } as unknown as NonNullable<Job['result']>;
  const done = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map((step) => step.done);

  test('completes a step by what was done, not by a click', () => {
    expect(done([], [])).toEqual([false, false, false]);
    expect(done([exampleJob({ state: 'running' })], [])).toEqual([true, false, false]);
    expect(done([exampleJob({ state: 'failed' })], [])).toEqual([true, false, false]);
    expect(done([exampleJob({ state: 'succeeded' })], [site(1)])).toEqual([true, true, false]);
    expect(done([], [site(2)])).toEqual([true, true, true]);
  });

  test('counts a report without a score, and continues from it', () => {
    const job = exampleJob({ jobId: 'one', state: 'succeeded', result: noScore });
    expect(done([job], [])).toEqual([true, true, false]);
    expect(stepsOf([job], []).at(-1)).toMatchObject({ jobId: 'one' });
  });

  test('never claims that a report was read only because it exists', () => {
    const titles = stepsOf([], [site(1)]).map(({ title }) => title);
    expect(titles).toEqual(['Check a site', 'Get its report', 'Fix something and run the job again']);
  });

  test('links to a running check, and says that a check failed', () => {
    const [, running] = stepsOf([exampleJob({ jobId: 'one', state: 'running' })], []);
    expect(running).toMatchObject({ jobId: 'one', words: expect.stringContaining('is running') });
    const [, failed] = stepsOf([exampleJob({ jobId: 'two', state: 'failed' })], []);
    expect(failed).toMatchObject({ jobId: 'two', words: expect.stringContaining('why') });
  });
});
