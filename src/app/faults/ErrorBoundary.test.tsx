import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReports } from '../../services/errors';
import { ErrorBoundary, Widget } from './ErrorBoundary';

jest.mock('../../services/errors', () => ({ errorReports: jest.fn() }));

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
  reports.report.mockReturnValue('a'.repeat(32));
  reports.describe.mockResolvedValue(undefined);
  jest.mocked(errorReports).mockReturnValue(reports);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a widget that fails takes nothing else with it, says its id, and can be tried again', async () => {
  render(
    <>
      <p>the rest</p>
      <Widget area="The chart">
        <Chart />
      </Widget>
    </>,
  );
  expect(screen.getByText('the rest')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The chart could not be shown');
  expect(screen.getByText('a'.repeat(32))).toBeVisible();
  expect(reports.report).toHaveBeenCalledWith(expect.any(Error), 'The chart');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('the chart')).toBeVisible();
});

test('a word from the user goes with the report', async () => {
  render(
    <ErrorBoundary area="This screen" look="area">
      <Chart />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByText('Tell us what you did'));
  await userEvent.type(screen.getByLabelText('What happened before it broke'), 'I pressed it twice');
  await userEvent.click(screen.getByRole('button', { name: 'Send description' }));
  expect(reports.describe).toHaveBeenCalledWith('a'.repeat(32), 'I pressed it twice');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
});

test('another screen gets a new chance', () => {
  const { rerender } = render(
    <ErrorBoundary area="This screen" look="area" resetKey="/dashboard">
      <Chart />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toBeVisible();
  broken = false;
  rerender(
    <ErrorBoundary area="This screen" look="area" resetKey="/dashboard/jobs">
      <Chart />
    </ErrorBoundary>,
  );
  expect(screen.getByText('the chart')).toBeVisible();
});

test('without error reporting there is an id for the console, and nothing to send', () => {
  jest.mocked(errorReports).mockReturnValue(undefined);
  render(
    <ErrorBoundary area="The page" look="page">
      <Chart />
    </ErrorBoundary>,
  );
  expect(screen.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
  expect(screen.queryByText('Tell us what you did')).toBeNull();
});
