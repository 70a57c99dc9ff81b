import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { exampleJob } from './exampleJob.fixture';
import { datedFoundColumn, foundColumn, outcomeColumn, scoreColumn, titleColumn } from './jobColumns';

test('starts with the reason of a failed job, however narrow the column', () => {
  const message = 'We couldn’t reach site-1.example: its host name doesn’t exist.';
  const failure = { code: 'site-unreachable', message, retryable: true } as const;
  const { container } = render(<div>{foundColumn.cell(exampleJob({ state: 'failed', failure }))}</div>);
  expect(container).toHaveTextContent(/^Site unreachable/);
  expect(screen.getByTitle(message)).toBeInTheDocument();
});

test('truncates a long name before its end, and keeps its label beside it', () => {
  const title = 'a-shop-with-a-very-long-name.staging.example.com';
  const job = exampleJob({ title, label: 'nightly' });
  render(<LocationProvider>{titleColumn.cell(job)}</LocationProvider>);
  const link = screen.getByRole('link', { name: title });
  expect(screen.getByText('ging.example.com')).toBeInTheDocument();
  expect(screen.getByText('nightly')).toBeInTheDocument();
  expect(link).not.toHaveTextContent('nightly');
});

test('starts a row with the job’s creation time where no column shows it', () => {
  const job = exampleJob({ state: 'canceled' });
  const { container } = render(<div>{datedFoundColumn.cell(job)}</div>);
  expect(container).toHaveTextContent(/^1 hour agoNo report$/);
  expect(screen.getByText('1 hour ago')).toHaveAttribute('datetime', job.createdAt.toISOString());
});

test.each([
  [81, 'up 6 from 8187 B'],
  [87, '87 B'],
  [null, '87 B'],
  [undefined, '87 B'],
])('shows the change of a score of 87 since %s', (previousScore, words) => {
  const job = exampleJob({
    state: 'succeeded',
    score: 87,
    grade: 'B',
    ...(previousScore !== undefined && { previousScore }),
  });
  const { container } = render(<div>{scoreColumn.cell(job)}</div>);
  expect(container).toHaveTextContent(words);
});

test('in a narrow list, a job without a score shows its state', () => {
  const { container } = render(<div>{outcomeColumn.cell(exampleJob({ state: 'failed' }))}</div>);
  expect(container).toHaveTextContent('Failed');
});
