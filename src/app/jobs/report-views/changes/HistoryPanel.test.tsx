import { LocationProvider } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import type { SiteHistory } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { HistoryPanel } from './HistoryPanel';

const whole = 'site https://example.com/ whole';
const runOf = (n: number, score: number, comparable = whole): SiteRun => ({
  jobId: `run-${n}`,
  at: new Date(Date.UTC(2026, 2, n)),
  score,
  grade: 'B',
  errors: 0,
  warnings: 0,
  comparable,
});
const quick = 'page https://example.com/ quick';

function show(runs: readonly SiteRun[], jobId: string) {
  const history: SiteHistory = { host: 'example.com', runs, worseAt: null, updatedAt: new Date() };
  render(
    <LocationProvider>
      <BackendProvider
        value={fakeBackend({
          data: {
            watchDocument: (_, next) => {
              next(history as never);
              return () => undefined;
            },
          },
        })}
      >
        <HistoryPanel job={exampleJob({ jobId, state: 'succeeded' })} />
      </BackendProvider>
    </LocationProvider>,
  );
}
const chart = () => screen.getByRole('img', { name: /^Score of/ });
const rowsOf = (name: RegExp) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('connects only runs with the same options as this report', () => {
  show([runOf(1, 60), runOf(2, 99, quick), runOf(3, 80)], 'run-3');
  expect(chart()).toHaveAccessibleName('Score of example.com. 2 runs: from 60 to 80.');
  expect(
    screen.getByText(/1 run with different options than this report isn’t in the chart/),
  ).toBeInTheDocument();
  const rows = rowsOf(/Runs of this site/);
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => within(row).queryByText('different options') !== null)).toEqual([
    false,
    true,
    false,
  ]);
});

test('doesn’t mention other runs when all have the same options', () => {
  show([runOf(1, 60), runOf(2, 80)], 'run-2');
  expect(screen.queryByText(/different options/)).toBeNull();
});

test('says that there is no chart without another run with the same options', () => {
  show([runOf(1, 99, quick), runOf(2, 80)], 'run-2');
  expect(screen.queryByRole('img', { name: /^Score of/ })).toBeNull();
  expect(screen.getByText(/No other run has the same options as this report/)).toBeInTheDocument();
  expect(rowsOf(/Runs of this site/)).toHaveLength(2);
});

test('keeps the chart and row of a weekly report, however many other checks have run since', () => {
  const hourly = Array.from({ length: 40 }, (_, n) => runOf(n + 3, 99, quick));
  show([runOf(1, 60), runOf(2, 80), ...hourly], 'run-2');
  expect(chart()).toHaveAccessibleName('Score of example.com. 2 runs: from 60 to 80.');
  expect(
    screen.getByText(/40 runs with different options.*The list shows the newest 30 of them/),
  ).toBeInTheDocument();
  const rows = rowsOf(/Runs of this site/);
  expect(rows).toHaveLength(2 + 30);
  expect(rows.at(-2)).toHaveTextContent('this report');
});

test('shows the newest kind of check for a report that is not in the history', () => {
  show([runOf(1, 60), runOf(2, 99, quick), runOf(3, 80)], 'stopped');
  expect(chart()).toHaveAccessibleName(/2 runs: from 60 to 80/);
  expect(screen.getByText(/different options than the newest run/)).toBeInTheDocument();
});
