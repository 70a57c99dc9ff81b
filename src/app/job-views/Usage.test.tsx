import { render, screen } from '@testing-library/react';
import { newUser, type User } from '#domain/user';
import type { DataService, Query } from '#services/backend';
import { BackendProvider } from '../live/BackendContext';
import { errorWith, fakeBackend } from '../live/fakeBackend.fixture';
import { Usage } from './Usage';

const person = (given: Partial<User> = {}) =>
  newUser({ uid: 'ada', email: 'ada@example.com', state: 'active', ...given }, new Date());

const rows = (count: number) => Array.from({ length: count }, () => ({}));

function show(
  user: User,
  stored: { readonly jobs: number; readonly schedules: number; readonly paused?: number },
  data: Partial<DataService> = {},
) {
  const watchQuery: DataService['watchQuery'] = ({ from, where = [], limit }, next) => {
    const isPaused = where.some(([field]) => field === 'paused');
    const { jobs, schedules, paused = 0 } = stored;
    next(rows(from === 'jobs' ? jobs : isPaused ? paused : schedules).slice(0, limit) as never);
    return () => undefined;
  };
  const watchDocument: DataService['watchDocument'] = (_, next) => {
    next({ jobs: 12 } as never);
    return () => undefined;
  };
  const count = jest.fn(
    async (_: Pick<Query, 'from' | 'where' | 'limit'>) => stored.schedules + (stored.paused ?? 0),
  );
  render(
    <BackendProvider value={fakeBackend({ data: { watchQuery, watchDocument, count, ...data } })}>
      <Usage user={user} />
    </BackendProvider>,
  );
  return count;
}

const meter = (name: string) => screen.getByRole('meter', { name });

test('shows monthly jobs, concurrent jobs and schedules against the plan’s limits', () => {
  const count = show(person({ plan: 'pro', limits: { jobsAtOnce: 3 } }), { jobs: 2, schedules: 4 });
  expect(meter('Jobs this month')).toHaveAttribute('aria-valuetext', '12 of 500');
  expect(meter('Concurrent jobs')).toHaveAttribute('aria-valuetext', '2 of 3');
  expect(meter('Queued jobs')).toHaveAttribute('aria-valuetext', '0 of 50');
  expect(meter('Schedules')).toHaveAttribute('aria-valuetext', '4 of 20');
  expect(screen.getByText(/scheduled runs up to once a day/)).toBeVisible();
  expect(count).not.toHaveBeenCalled();
});

test('counts concurrent jobs up to the user’s own limit when it exceeds every plan’s', () => {
  show(person({ plan: 'team', limits: { jobsAtOnce: 50 } }), { jobs: 30, schedules: 0 });
  expect(meter('Concurrent jobs')).toHaveAttribute('aria-valuetext', '30 of 50');
});

test('includes paused schedules', () => {
  show(person({ plan: 'pro' }), { jobs: 0, schedules: 4, paused: 3 });
  expect(meter('Schedules')).toHaveAttribute('aria-valuetext', '7 of 20');
});

test('counts more schedules than are listened to', async () => {
  const count = show(person({ plan: 'team' }), { jobs: 0, schedules: 140 });
  expect(await screen.findByRole('meter', { name: 'Schedules' })).toHaveAttribute(
    'aria-valuetext',
    '140 of 200',
  );
  expect(count).toHaveBeenCalledWith({ from: 'schedules', where: [['ownerUid', '==', 'ada']] });
});

test('counts more paused schedules than are listened to', async () => {
  const count = show(person({ plan: 'pro' }), { jobs: 0, schedules: 4, paused: 9 });
  expect(await screen.findByRole('meter', { name: 'Schedules' })).toHaveAttribute(
    'aria-valuetext',
    '13 of 20',
  );
  expect(count).toHaveBeenCalledTimes(1);
});

test('names what can’t be read, and shows the rest', () => {
  const watchQuery: DataService['watchQuery'] = ({ from }, next, fail) => {
    if (from === 'jobs') fail(errorWith('unavailable'));
    else next([]);
    return () => undefined;
  };
  show(person(), { jobs: 0, schedules: 0 }, { watchQuery });
  expect(screen.getByText(/^Concurrent jobs: /)).toBeVisible();
  expect(meter('Schedules')).toHaveAttribute('aria-valuetext', '0 of 1');
});
