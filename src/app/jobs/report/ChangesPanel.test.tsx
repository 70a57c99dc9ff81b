import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SiteHistory, siteIdOf } from '../../../domain/siteHistory';
import type { DataService } from '../../../services/backend';
import { exampleJob } from '../../job-views/exampleJob';
import { BackendProvider } from '../../live/BackendContext';
import { fakeBackend } from '../../live/fakeBackend';
import { ChangesPanel } from './ChangesPanel';
import { ShardStore } from './ShardStore';

const nothing = () => new ShardStore<never>(0, [], () => Promise.resolve([]));
const index = {
  generation: 'g',
  findings: { total: 0, starts: [], groups: [] },
  pages: { total: 0, starts: [], columns: [] },
} as never;
const lists = { index, findings: nothing(), pages: nothing(), columns: nothing() };

const job = exampleJob({ jobId: 'third', state: 'succeeded' });
const run = (jobId: string, day: number) => ({
  jobId,
  at: new Date(Date.UTC(2026, 2, day)),
  score: 80,
  grade: 'B' as const,
  errors: 0,
  warnings: 0,
  comparable: 'site https://example.com/',
});
const history: SiteHistory = {
  host: 'example.com',
  runs: [run('first', 1), run('second', 2), run('third', 3)],
  updatedAt: new Date(),
};

test('another run that is chosen while one is being read has its turn', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const data: Partial<DataService> = {
    watchDocument: (path, next) => {
      if (path.endsWith(siteIdOf('example.com'))) next(history as never);
      return () => undefined;
    },
    readDocument: <T,>(path: string) => {
      asked.push(path);
      const found = path.endsWith('summary') ? { sorted: index } : exampleJob();
      return new Promise<T>((resolve) => answers.push(() => resolve(found as T)));
    },
  };
  render(
    <BackendProvider value={fakeBackend({ data })}>
      <ChangesPanel job={job} lists={lists} />
    </BackendProvider>,
  );
  const answer = () => act(async () => answers.shift()?.());
  expect(asked).toEqual(['jobs/second']);
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'first');
  await answer();
  await answer();
  expect(asked).toEqual(['jobs/second', 'jobs/second/report/summary', 'jobs/first']);
  await answer();
  await answer();
  expect(await screen.findByRole('region', { name: 'New since then' })).toBeInTheDocument();
});
