import { LocationProvider } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { DataService, FunctionService } from '#services/backend';
import { QueueScreen, queueGroups } from './QueueScreen';

describe('the screen of the queue', () => {
  function show(jobs: readonly Job[], call: FunctionService['call'] = fakeBackend().functions.call) {
    const watchQuery: DataService['watchQuery'] = ({ where }, next) => {
      const [, , wanted] = where?.find(([field]) => field === 'state') ?? [];
      const states: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
      next(jobs.filter(({ state }) => states.includes(state)) as never);
      return () => undefined;
    };
    render(
      <LocationProvider>
        <BackendProvider value={fakeBackend({ data: { watchQuery }, functions: { call } })}>
          <SessionContextProvider value={exampleSession({ admin: true })}>
            <QueueScreen />
          </SessionContextProvider>
        </BackendProvider>
      </LocationProvider>,
    );
    return userEvent.setup();
  }

  const now = () => new Date();

  it('says that the queue is empty', () => {
    show([]);
    expect(screen.getByText('The queue is empty')).toBeVisible();
    expect(screen.getByText('No failed jobs')).toBeVisible();
  });

  it('counts waiting, running and stalled jobs', () => {
    const silent = new Date(Date.now() - 3_600_000);
    show([
      exampleJob({ jobId: 'a', state: 'queued' }),
      exampleJob({ jobId: 'b', state: 'queued' }),
      exampleJob({ jobId: 'c', state: 'running', startedAt: now(), updatedAt: now() }),
      exampleJob({ jobId: 'd', state: 'running', startedAt: silent, updatedAt: silent }),
    ]);
    for (const title of ['Waiting (2)', 'Running (1)', 'Stalled (1)'])
      expect(screen.getByRole('region', { name: title })).toBeVisible();
  });

  it('cancels a waiting job after confirmation', async () => {
    const call = jest.fn(async () => ({ outcome: 'canceled' }));
    const user = show([exampleJob({ jobId: 'a', title: 'example.com', state: 'queued' })], call as never);
    await user.click(screen.getByRole('button', { name: 'Cancel job: example.com' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel the job for example.com?' });
    expect(dialog).toHaveTextContent('it leaves no report');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel job' }));
    expect(call).toHaveBeenCalledWith('cancelJob', { jobId: 'a' });
  });

  it('runs a failed job again for its owner', async () => {
    const call = jest.fn(async () => ({ jobId: 'new' }));
    const failed = exampleJob({ jobId: 'a', title: 'example.com', state: 'failed' });
    const user = show([failed], call as never);
    await user.click(screen.getByRole('button', { name: 'Run again: example.com' }));
    const dialog = screen.getByRole('dialog', { name: 'Run the job for example.com again?' });
    await user.click(within(dialog).getByRole('button', { name: 'Run again' }));
    expect(call).toHaveBeenCalledWith('retryJob', expect.objectContaining({ jobId: 'a' }));
  });
});

describe('groups of the queue', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

  it('groups jobs by what they wait for, and finds those whose heartbeat is overdue', () => {
    const jobs = [
      exampleJob({ jobId: 'silent', state: 'running', startedAt: ago(60), updatedAt: ago(40) }),
      exampleJob({ jobId: 'alive', state: 'running', startedAt: ago(60), updatedAt: ago(2) }),
      // An old job sends a heartbeat every two minutes.
      exampleJob({ jobId: 'old', state: 'running', startedAt: ago(3_600), updatedAt: ago(100) }),
      exampleJob({ jobId: 'queued', state: 'queued', startedAt: null, updatedAt: ago(900) }),
    ];
    const { stalled, running, waiting } = queueGroups(jobs, now);
    expect([stalled, running, waiting].map((group) => group.map(({ jobId }) => jobId))).toEqual([
      ['silent'],
      ['alive', 'old'],
      ['queued'],
    ]);
  });
});
