import { LocationProvider } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { stopClock } from '#app/live/stopClock.fixture';
import { dayOf, type StatsShard } from '#domain/stats';
import { Trends } from './Trends';

// The trend covers whole days: a test that spans midnight would compare two different weeks.
beforeEach(() => stopClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => jest.useRealTimers());

function show(shard: Partial<StatsShard>): void {
  const whole = { day: dayOf(new Date()), ended: {}, failures: {}, pages: 0, wait: {}, run: {}, ...shard };
  const watchQuery = (_: object, next: (rows: never) => void) => {
    next([whole] as never);
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <Trends />
      </BackendProvider>
    </LocationProvider>,
  );
}

test('shows the reasons for failures under their heading, in one grid cell', () => {
  show({ ended: { failed: 2 }, failures: { 'site-unreachable': 2 } });
  const heading = screen.getByRole('heading', { name: 'Failures by reason' });
  expect(heading.parentElement).toContainElement(screen.getByRole('list', { name: 'Failures by reason' }));
  expect(heading.parentElement).not.toContainElement(screen.getByRole('img', { name: /^Success rate/ }));
});

test('describes the durations in one sentence each', () => {
  show({ wait: { 0: 4 }, run: { 3: 4 } });
  expect(
    screen.getByText(/Queue time: median .* 95th percentile .*\. Run time: median /),
  ).toBeInTheDocument();
});

test('describes missing durations when no job has ended', () => {
  show({});
  expect(
    screen.getByText(/Queue time: no jobs have ended\. Run time: no jobs have ended\./),
  ).toBeInTheDocument();
});

test('links a reason to the jobs of these days and the day before, and says that totals may differ', () => {
  show({ ended: { failed: 2 }, failures: { 'site-unreachable': 2 } });
  expect(screen.getByRole('link', { name: 'Site unreachable' })).toHaveAttribute(
    'href',
    `/admin/jobs?failure=site-unreachable&from=2026-11-14`,
  );
  expect(screen.getByText(/so their totals may differ/)).toBeInTheDocument();
  expect(screen.getByText(/Days start at midnight UTC\./)).toBeInTheDocument();
});

test('counts the new day when left open past midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T23:59:30Z') });
  show({ day: '2026-11-22', ended: { succeeded: 3 } });
  expect(screen.getByText(/^No jobs have ended\./)).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText(/^100% of jobs succeeded/)).toBeInTheDocument();
});
