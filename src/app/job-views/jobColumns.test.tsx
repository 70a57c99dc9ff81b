import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { exampleJob } from './exampleJob';
import { datedFoundColumn, foundColumn, titleColumn } from './jobColumns';

test('of a job that failed the reason comes first, however narrow the column', () => {
  const message = 'We couldn’t reach site-1.example: its host name doesn’t exist.';
  const failure = { code: 'site-unreachable', message, retryable: true } as const;
  const { container } = render(<div>{foundColumn.cell(exampleJob({ state: 'failed', failure }))}</div>);
  expect(container).toHaveTextContent(/^Site unreachable/);
  expect(screen.getByTitle(message)).toBeInTheDocument();
});

test('a long name is cut before its end, and its label stays beside it', () => {
  const title = 'a-shop-with-a-very-long-name.staging.example.com';
  const job = exampleJob({ title, label: 'nightly' });
  render(<LocationProvider>{titleColumn.cell(job)}</LocationProvider>);
  const link = screen.getByRole('link', { name: title });
  expect(screen.getByText('ging.example.com')).toBeInTheDocument();
  expect(screen.getByText('nightly')).toBeInTheDocument();
  expect(link).not.toHaveTextContent('nightly');
});

test('where no column says when a job was asked for, its row begins with it', () => {
  const job = exampleJob({ state: 'canceled' });
  const { container } = render(<div>{datedFoundColumn.cell(job)}</div>);
  expect(container).toHaveTextContent(/^1 hour agoNo report$/);
  expect(screen.getByText('1 hour ago')).toHaveAttribute('datetime', job.createdAt.toISOString());
});
