import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { errorReports } from '#services/errors';
import { lazyComponent } from '#ui/lazyComponent';
import { ErrorBoundary, Widget } from './ErrorBoundary';

jest.mock('#services/errors', () => ({ errorReports: jest.fn() }));

const reports = {
  report: jest.fn(() => 'a'.repeat(32)),
  describe: jest.fn().mockResolvedValue(undefined),
  pageShown: jest.fn(),
  traceSlowWork: jest.fn(),
};

let broken = true;
function Chart() {
  if (broken) throw new Error('broke while drawing');
  return <p>the chart</p>;
}

beforeEach(() => {
  broken = true;
  reports.report.mockClear();
  reports.report.mockReturnValue('a'.repeat(32));
  reports.describe.mockResolvedValue(undefined);
  jest.mocked(errorReports).mockReturnValue(reports);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('isolates a failing widget, shows an error ID, and can retry', async () => {
  render(
    <>
      <p>the rest</p>
      <Widget area="The chart">
        <Chart />
      </Widget>
    </>,
  );
  expect(screen.getByText('the rest')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The chart couldn’t be displayed');
  expect(screen.getByText('a'.repeat(32))).toBeVisible();
  expect(reports.report).toHaveBeenCalledWith(expect.any(Error), 'The chart');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('the chart')).toBeVisible();
});

test('sends the user’s description with the report', async () => {
  render(
    <ErrorBoundary area="This screen" variant="area">
      <Chart />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByText('Describe what happened'));
  await userEvent.type(
    screen.getByLabelText('What were you doing when this happened?'),
    'I pressed it twice',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send description' }));
  expect(reports.describe).toHaveBeenCalledWith('a'.repeat(32), 'I pressed it twice');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
});

test('resets on another screen', () => {
  const { rerender } = render(
    <ErrorBoundary area="This screen" variant="area" resetKey="/dashboard">
      <Chart />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toBeVisible();
  broken = false;
  rerender(
    <ErrorBoundary area="This screen" variant="area" resetKey="/dashboard/jobs">
      <Chart />
    </ErrorBoundary>,
  );
  expect(screen.getByText('the chart')).toBeVisible();
});

test('without error reporting, shows an ID for the console and nothing to send', () => {
  jest.mocked(errorReports).mockReturnValue(undefined);
  render(
    <ErrorBoundary area="The page" variant="page">
      <Chart />
    </ErrorBoundary>,
  );
  expect(screen.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
  expect(screen.queryByText('Describe what happened')).toBeNull();
});

describe('a chunk that can’t be fetched', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const setOnline = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };

  function shownWith(load: () => Promise<{ default: () => JSX.Element }>) {
    const Job = lazyComponent(load);
    render(
      <ErrorBoundary area="This screen" variant="area">
        <Suspense fallback="opening">
          <Job />
        </Suspense>
      </ErrorBoundary>,
    );
  }
  const job = { default: () => <p>the job</p> };

  afterEach(() => jest.restoreAllMocks());

  test('is reported as offline, not as a bug, and loads when the connection returns', async () => {
    setOnline(false);
    const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue(job);
    shownWith(load);
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(screen.getByRole('alert')).not.toHaveTextContent(/problem on our side|error ID/i);
    expect(reports.report).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
    // The message may be visible before its effect listens for the connection.
    await waitFor(() => {
      setOnline(true);
      expect(screen.getByText('the job')).toBeVisible();
    });
  });

  test('suggests a newer version while online: fetch again, or reload the page', async () => {
    setOnline(true);
    const load = jest
      .fn()
      .mockRejectedValueOnce(missing)
      .mockRejectedValueOnce(missing)
      .mockResolvedValue(job);
    shownWith(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(/was updated/);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/was updated/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the job')).toBeVisible();
  });

  test('treats an error in fetched code as a bug', async () => {
    setOnline(true);
    shownWith(() => Promise.reject(new TypeError('x is undefined')));
    expect(await screen.findByRole('alert')).toHaveTextContent('A problem on our side');
    expect(reports.report).toHaveBeenCalled();
  });
});
