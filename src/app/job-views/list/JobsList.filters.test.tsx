import { navigate } from '@reach/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorWith } from '#app/live/fakeBackend';
import type { Job } from '#domain/job';
import type { CountQuery, Query } from '#services/backend';
import { exampleJob } from '../exampleJob';
import { readQuery, showList } from './showList';

test('a filter that leaves no job with a score says so, and leads to the order that shows them', async () => {
  const asked: Query[] = [];
  showList(
    readQuery(async (query) => {
      asked.push(query);
      return [];
    }),
    '/dashboard/jobs?state=failed&sort=worst',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sort by date' }));
  expect(await screen.findByRole('heading', { name: 'No jobs match these filters' })).toBeInTheDocument();
  for (const { where } of asked) expect(where).toContainEqual(['state', '==', 'failed']);
  expect(asked.map(({ orderBy }) => orderBy[0])).toEqual(['score', 'createdAt']);
});

test('days and the order by score don’t combine: whichever is set, the other is off and says why', async () => {
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

test('a schedule is chosen by its name, and one that is deleted stays chosen', async () => {
  const asked: Query[] = [];
  showList(
    {
      ...readQuery(async (query) => {
        asked.push(query);
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
  await waitFor(() => expect(asked.at(-1)?.where).toContainEqual(['scheduleId', '==', 's1']));
});

test('a filter that is folded away is unfolded when it is set by other means', async () => {
  showList(readQuery(async () => [exampleJob()]));
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Label')).toBeNull();
  act(() => void navigate('/dashboard/jobs?label=Spring'));
  expect(await screen.findByLabelText('Label')).toHaveValue('Spring');
});

test('one letter narrows nothing down, and that is said by the field', async () => {
  const asked: Query[] = [];
  showList(
    readQuery(async (query) => {
      asked.push(query);
      return [exampleJob()];
    }),
    '/dashboard/jobs?q=s',
  );
  const field = await screen.findByRole('searchbox', { name: 'Search by host, title or ID' });
  expect(field).toHaveAccessibleDescription('Enter at least two letters.');
  await userEvent.type(field, 'hop{Enter}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  await waitFor(() => expect(asked.at(-1)?.where).toContainEqual(['searchTokens', 'array-contains', 'shop']));
});

test('of more than a name can have it is said how much is looked for', async () => {
  showList(
    readQuery(async () => [exampleJob()]),
    `/dashboard/jobs?q=${'shop.'.repeat(10)}example`,
  );
  expect(
    await screen.findByRole('searchbox', { name: 'Search by host, title or ID' }),
  ).toHaveAccessibleDescription('Search uses only the first 48 characters.');
});

test.each([
  ['somebody has', [{ uid: 'grace' }], ['ownerUid', '==', 'grace']],
  ['nobody has any more', [], ['ownerEmail', '==', 'grace@example.com']],
])(
  'an address that %s finds its owner’s jobs, to be read, counted and chosen',
  async (_, people, condition) => {
    const [asked, listened, counted]: [Query[], Query[], CountQuery[]] = [[], [], []];
    showList(
      {
        ...readQuery(async (query) => {
          asked.push(query);
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
    const [lookUps, reads] = ['users', 'jobs'].map((from) => asked.filter((query) => query.from === from));
    for (const { where } of lookUps ?? []) expect(where).toEqual([['email', '==', 'grace@example.com']]);
    expect(reads).toHaveLength(2);
    expect(counted).toHaveLength(1);
    for (const { where } of [...(reads ?? []), ...counted]) expect(where).toEqual([condition]);
    for (const { where } of listened) expect(where).toContainEqual(condition);
    expect(listened).toHaveLength(1);
  },
);

test('where an owner can’t be looked up, that is told, and tried again', async () => {
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

describe('an answer for an earlier filter that comes after the one for a later filter', () => {
  const link = (name: string) => screen.queryByRole('link', { name });

  /** Shows a list of which the first question is answered by the function returned, the next ones immediately. */
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

  it('is dropped', async () => {
    const first = showSlowly();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
    expect(await screen.findByRole('link', { name: 'failed.example.com' })).toBeInTheDocument();
    await act(async () => first[0]?.answer([exampleJob({ title: 'late.example.com' })]));
    expect(link('late.example.com')).toBeNull();
    expect(link('failed.example.com')).toBeInTheDocument();
  });

  it('is dropped, too, if it is an error', async () => {
    const first = showSlowly();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
    expect(await screen.findByRole('link', { name: 'failed.example.com' })).toBeInTheDocument();
    await act(async () => first[0]?.fail(errorWith('unavailable')));
    expect(link('failed.example.com')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Couldn’t load the jobs' })).toBeNull();
  });
});
