import { navigate } from '@reach/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorWith } from '#app/live/fakeBackend.fixture';
import type { Job } from '#domain/job';
import type { CountQuery, Query } from '#services/backend';
import { exampleJob } from '../exampleJob.fixture';
import { readQuery, showList } from './showList.fixture';

test('says that a filter matches no job with a score, and links to the order that shows its jobs', async () => {
  const queries: Query[] = [];
  showList(
    readQuery(async (query) => {
      queries.push(query);
      return [];
    }),
    '/dashboard/jobs?state=failed&sort=worst',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sort by date' }));
  expect(await screen.findByRole('heading', { name: 'No jobs match these filters' })).toBeInTheDocument();
  for (const { where } of queries) expect(where).toContainEqual(['state', '==', 'failed']);
  expect(queries.map(({ orderBy }) => orderBy[0])).toEqual(['score', 'createdAt']);
});

test('disables either the days or the order by score when the other is set, and says why', async () => {
  showList(
    readQuery(async () => [exampleJob()]),
    '/dashboard/jobs?from=2026-11-01',
  );
  const score = await screen.findByRole('button', { name: 'Score' });
  expect(score).toHaveAttribute('title', 'Remove the date filter to sort by score.');
  await userEvent.click(score);
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  await waitFor(() => expect(screen.getByLabelText('From')).toBeDisabled());
  expect(screen.getByText(/can’t filter by date while the list is sorted by score/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeEnabled();
});

test('selects a schedule by name, and keeps a deleted one selected', async () => {
  const queries: Query[] = [];
  showList(
    {
      ...readQuery(async (query) => {
        queries.push(query);
        return [exampleJob()];
      }),
      watchQuery: (query, next) => {
        if (query.from === 'schedules') next([{ scheduleId: 's1', title: 'Nightly' }] as never);
        return () => undefined;
      },
    },
    '/dashboard/jobs?schedule=gone',
  );
  const schedule = await screen.findByRole('combobox', { name: 'Schedule' });
  expect(schedule).toHaveDisplayValue('A deleted schedule');
  await userEvent.selectOptions(schedule, 'Nightly');
  await waitFor(() => expect(schedule).toHaveDisplayValue('Nightly'));
  await waitFor(() => expect(queries.at(-1)?.where).toContainEqual(['scheduleId', '==', 's1']));
});

test('expands the filters when one is set by other means', async () => {
  showList(readQuery(async () => [exampleJob()]));
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Label')).toBeNull();
  act(() => void navigate('/dashboard/jobs?label=Spring'));
  expect(await screen.findByLabelText('Label')).toHaveValue('Spring');
});

test('does not filter by one letter, and says so at the field', async () => {
  const queries: Query[] = [];
  showList(
    readQuery(async (query) => {
      queries.push(query);
      return [exampleJob()];
    }),
    '/dashboard/jobs?q=s',
  );
  const field = await screen.findByRole('searchbox', { name: 'Search by host, title or ID' });
  expect(field).toHaveAccessibleDescription('Enter at least two letters.');
  await userEvent.type(field, 'hop{Enter}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  await waitFor(() =>
    expect(queries.at(-1)?.where).toContainEqual(['searchTokens', 'array-contains', 'shop']),
  );
});

test('says which part of a query is searched when it is longer than any name', async () => {
  showList(
    readQuery(async () => [exampleJob()]),
    `/dashboard/jobs?q=${'shop.'.repeat(10)}example`,
  );
  expect(
    await screen.findByRole('searchbox', { name: 'Search by host, title or ID' }),
  ).toHaveAccessibleDescription('Search uses only the first 48 characters.');
});

test.each([
  ['an account has', [{ uid: 'grace' }], ['ownerUid', '==', 'grace']],
  ['no account has any more', [], ['ownerEmail', '==', 'grace@example.com']],
])('loads, counts and selects the jobs of an email address that %s', async (_, people, condition) => {
  const [queries, listened, counted]: [Query[], Query[], CountQuery[]] = [[], [], []];
  showList(
    {
      ...readQuery(async (query) => {
        queries.push(query);
        return query.from === 'users'
          ? (people as never)
          : [exampleJob({ ownerEmail: 'before@example.com' })];
      }),
      count: async (query) => {
        counted.push(query);
        return 60;
      },
      watchQuery: (query) => {
        if (query.from === 'jobs') listened.push(query);
        return () => undefined;
      },
    },
    '/admin/jobs?owner=Grace@example.com',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select example.com' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 60 jobs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export jobs' }));
  expect(await screen.findByRole('dialog', { name: 'Export 1 job' })).toBeInTheDocument();
  const [lookUps, reads] = ['users', 'jobs'].map((from) => queries.filter((query) => query.from === from));
  for (const { where } of lookUps ?? []) expect(where).toEqual([['email', '==', 'grace@example.com']]);
  expect(reads).toHaveLength(2);
  expect(counted).toHaveLength(1);
  for (const { where } of [...(reads ?? []), ...counted]) expect(where).toEqual([condition]);
  for (const { where } of listened) expect(where).toContainEqual(condition);
  expect(listened).toHaveLength(1);
});

test('says that an owner can’t be looked up, and tries again', async () => {
  let broken = true;
  showList(
    readQuery(async ({ from }) => {
      if (from === 'users' && broken) throw errorWith('unavailable');
      return from === 'users' ? [] : [exampleJob({ title: 'shop.example.com' })];
    }),
    '/admin/jobs?owner=grace@example.com',
  );
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the jobs' })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
});

describe('a late response for an earlier filter', () => {
  const link = (name: string) => screen.queryByRole('link', { name });

  /** Renders a list whose first query is answered by the returned function, and later ones immediately. */
  function showSlowly() {
    const first: { answer: (jobs: readonly Job[]) => void; fail: (error: unknown) => void }[] = [];
    showList(
      readQuery(({ where = [] }) =>
        where.some(([field]) => field === 'state')
          ? Promise.resolve([exampleJob({ title: 'failed.example.com' })])
          : new Promise((answer, fail) => first.push({ answer, fail })),
      ),
    );
    return first;
  }

  it('is ignored', async () => {
    const first = showSlowly();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
    expect(await screen.findByRole('link', { name: 'failed.example.com' })).toBeInTheDocument();
    await act(async () => first[0]?.answer([exampleJob({ title: 'late.example.com' })]));
    expect(link('late.example.com')).toBeNull();
    expect(link('failed.example.com')).toBeInTheDocument();
  });

  it('is ignored even if it is an error', async () => {
    const first = showSlowly();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
    expect(await screen.findByRole('link', { name: 'failed.example.com' })).toBeInTheDocument();
    await act(async () => first[0]?.fail(errorWith('unavailable')));
    expect(link('failed.example.com')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Couldn’t load the jobs' })).toBeNull();
  });
});
