import { LocationProvider } from '@reach/router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { unindexed } from '#app/job-views/list/queryIndex.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { DomainVerification } from '#domain/domainVerification';
import type { Job } from '#domain/job';
import { type SiteHistory, withIcon, withRun } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import type { DataService, FunctionService } from '#services/backend';
import { SiteScreen } from './SiteScreen';
import { siteJobsQuery, siteSchedulesQuery } from './siteQueries';

const host = 'shop.example.com';
const run = (n: number, score: number, comparable = `site https://${host}/ whole`): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.UTC(2026, 2, n)),
  score,
  grade: 'B',
  errors: 2,
  warnings: 1,
  comparable,
});
const historyOf = (runs: readonly SiteRun[]) =>
  runs.reduce<SiteHistory | undefined>((before, one) => withRun(before, host, one), undefined) ?? null;

interface Known {
  readonly history?: SiteHistory | null;
  readonly jobs?: readonly Job[];
  readonly verification?: DomainVerification | null;
  readonly ignored?: number;
  readonly patterns?: readonly object[];
  readonly data?: Partial<DataService>;
  readonly functions?: Partial<FunctionService>;
}

async function show(
  { history = null, jobs = [], verification = null, ignored = 0, patterns = [], data, functions }: Known,
  site = host,
) {
  const documents: Readonly<Record<string, unknown>> = {
    [`users/ada/sites/site-${host}`]: history,
    [`users/ada/verifications/site-${host}`]: verification,
  };
  const backend = fakeBackend({
    ...(functions && { functions }),
    data: {
      watchDocument: (path, next) => {
        next((documents[path] ?? null) as never);
        return () => undefined;
      },
      watchQuery: ({ from }, next) => {
        next((from === 'jobs' ? jobs : from.endsWith('/patterns') ? patterns : []) as never);
        return () => undefined;
      },
      readQuery: async () => Array.from({ length: ignored }, () => ({})) as never,
      ...data,
    },
  });
  await act(async () => {
    render(
      <LocationProvider>
        <BackendProvider value={backend}>
          <SessionContextProvider value={exampleSession()}>
            <SiteScreen site={site} />
          </SessionContextProvider>
        </BackendProvider>
      </LocationProvider>,
    );
  });
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows the icon of a site beside its name', async () => {
  const icon = 'iVBORw0KGgoAAAANSUhEUgAAACAAAAAg';
  const history = historyOf([run(1, 81)]);
  await show({ history: history && withIcon(history, icon) });
  expect(document.querySelector('h1 img')).toHaveAttribute('src', `data:image/png;base64,${icon}`);
});

test('shows the latest score of a site, its change, its trend, its jobs and what is ignored', async () => {
  await show({
    history: historyOf([run(1, 81), run(2, 99, 'page https://shop.example.com/ quick'), run(3, 87)]),
    jobs: [exampleJob({ host, title: 'The shop', state: 'failed' })],
    ignored: 3,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(host);
  expect(document.title).toBe(`${host} · Plumbline`);
  expect(region('Score').getByText('87')).toBeVisible();
  expect(region('Score').getByTitle('Previous run: 81')).toHaveTextContent('up 6 from 81');
  expect(region('Score').getByRole('img')).toHaveAccessibleName(`Score of ${host}. 2 runs: from 81 to 87.`);
  expect(region('Score').getByText(/1 run with different options isn’t part of the trend/)).toBeVisible();
  expect(region('Recent runs').getByRole('link', { name: 'The shop' })).toBeVisible();
  expect(region('Recent runs').getByRole('link', { name: 'All jobs on this site' })).toHaveAttribute(
    'href',
    `/dashboard/jobs?site=${host}`,
  );
  expect(await region('Ignored findings').findByRole('link')).toHaveAttribute(
    'href',
    '/dashboard/jobs/run-3?mark=ignored',
  );
  expect(screen.getByRole('link', { name: 'New job' })).toHaveAttribute(
    'href',
    `/dashboard/new?url=${encodeURIComponent(`https://${host}/`)}`,
  );
});

test('lists the patterns of ignored findings, and removes one', async () => {
  const call = jest.fn(async () => ({}) as never);
  const pattern = {
    state: 'ignored',
    reason: 'Old posts',
    rule: 'broken-link',
    page: '/blog/*',
    target: null,
  };
  await show({
    history: historyOf([run(1, 81)]),
    patterns: [{ ...pattern, at: new Date(), patternId: 'blog' }],
    functions: { call },
  });
  const ignored = region('Ignored findings');
  expect(ignored.getByText(/^1 pattern\./)).toBeVisible();
  expect(ignored.getByRole('listitem')).toHaveTextContent(
    /Broken link on \/blog\/\*Ignored, added .*: Old posts/,
  );
  await userEvent.click(ignored.getByRole('button', { name: 'Remove pattern: Broken link on /blog/*' }));
  expect(call).toHaveBeenCalledWith('removeIgnorePattern', { host, patternId: 'blog' });
});

test('says in words that one run is no trend yet', async () => {
  await show({ history: historyOf([run(1, 81)]) });
  expect(region('Score').getByText(/The trend starts with the next run/)).toBeVisible();
  expect(region('Score').queryByRole('img')).toBeNull();
});

test('says that a site whose jobs have not succeeded has no score', async () => {
  await show({ jobs: [exampleJob({ host, state: 'failed' })] });
  expect(region('Score').getByText(/^No score yet/)).toBeVisible();
});

test('offers a first job on a site without any, also when its host is typed in Unicode', async () => {
  await show({}, 'münchen.example');
  expect(screen.getByRole('heading', { name: 'No jobs on münchen.example yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New job' })).toHaveAttribute(
    'href',
    `/dashboard/new?url=${encodeURIComponent('https://xn--mnchen-3ya.example/')}`,
  );
});

test('says that the site can’t be read, and reads it again on retry', async () => {
  let fails = true;
  await show({
    data: {
      watchQuery: ({ from }, next, fail) => {
        if (from === 'jobs' && fails) fail(errorWith('unavailable'));
        else next((from === 'jobs' ? [exampleJob({ host })] : []) as never);
        return () => undefined;
      },
    },
  });
  expect(screen.getByRole('alert')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: 'Recent runs' })).toBeVisible();
});

test('every query of the screen has an index', () => {
  const site = { uid: 'ada', host };
  for (const query of [siteJobsQuery(site), siteSchedulesQuery(site, 'https')])
    expect(unindexed(query)).toEqual([]);
});
