import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { DomainVerification } from '#domain/domainVerification';
import { defaultPreferences } from '#domain/preferences';
import type { Schedule } from '#domain/schedule';
import type { Query } from '#services/backend';
import { SiteDomain } from './SiteDomain';
import { occasionsOf, SiteEmails } from './SiteEmails';
import { SiteSchedules } from './SiteSchedules';

const site = { uid: 'ada', host: 'shop.example.com' };
const url = 'https://shop.example.com/';

interface Known {
  readonly document?: unknown;
  readonly schedules?: (query: Query) => readonly Partial<Schedule>[];
  readonly account?: typeof ada;
}

function show(part: ReactNode, { document = null, schedules = () => [], account = ada }: Known = {}) {
  const backend = fakeBackend({
    data: {
      watchDocument: (_, next) => {
        next(document as never);
        return () => undefined;
      },
      watchQuery: (query, next) => {
        next(schedules(query) as never);
        return () => undefined;
      },
    },
  });
  render(
    <LocationProvider>
      <BackendProvider value={backend}>
        <SessionContextProvider value={exampleSession({}, account)}>{part}</SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const verified = (verifiedAt: Date | null): DomainVerification => ({
  host: site.host,
  token: 'x',
  requestedAt: new Date(0),
  verifiedAt,
  method: 'dns',
});

test.each([
  ['Not verified', null],
  ['Not verified', verified(null)],
  ['Expired', verified(new Date(0))],
])('offers to verify a domain: %s', (state, document) => {
  show(<SiteDomain site={site} url={url} />, { document });
  expect(screen.getByText(state)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify domain shop.example.com' })).toBeVisible();
});

test('shows that a domain is verified, and until when', () => {
  show(<SiteDomain site={site} url={url} />, { document: verified(new Date()) });
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByText(/^Until /)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const nightly: Partial<Schedule> = {
  scheduleId: 'nightly',
  title: 'Nightly',
  ...{ repeat: 'daily', hour: 3, minute: 5, timeZone: 'UTC' },
  nextRunAt: new Date(Date.now() + 2.5 * 3_600_000),
  problem: 'You’ve used all 30 jobs this month.',
};
const onlySecure = ({ where = [] }: Query) => (where.some(([, , value]) => value === url) ? [nightly] : []);

test('lists the schedules of a site with what to change, and offers another one', () => {
  show(<SiteSchedules site={site} job={exampleJob({ scheduleId: 'nightly' })} />, { schedules: onlySecure });
  expect(screen.getByText(/^Every day at 03:05/)).toBeVisible();
  expect(screen.getByText(/in 2 hours/)).toBeVisible();
  expect(screen.getByText(/used all 30 jobs/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the schedule for Nightly' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
});

test('offers to schedule the newest job of a site without schedules', () => {
  show(<SiteSchedules site={site} job={exampleJob()} />);
  expect(screen.getByText(/^No schedules yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
});

test('says which emails a site sends, and that an unconfirmed address gets none', () => {
  show(<SiteEmails site={site} />, {
    schedules: onlySecure,
    account: { ...ada, emailVerified: false },
  });
  expect(screen.getByRole('listitem')).toHaveTextContent('a scheduled run finds new problems or fails');
  expect(screen.getByText(/confirmed your email address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change emails' })).toHaveAttribute(
    'href',
    '/dashboard/settings#notifications',
  );
});

test('a site without a schedule sends no email about regressions', () => {
  expect(occasionsOf(defaultPreferences.notifications, false)).toEqual([]);
  expect(occasionsOf({ gotWorse: true, jobFailed: true, jobSucceeded: true }, true)).toHaveLength(3);
});
