import { navigate } from '@reach/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '../../../services/backend';
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
  expect(await screen.findByRole('heading', { name: 'No job fits these filters' })).toBeInTheDocument();
  for (const { where } of asked) expect(where).toContainEqual(['state', '==', 'failed']);
  expect(asked.map(({ orderBy }) => orderBy[0])).toEqual(['score', 'createdAt']);
});

test('days and the order by score don’t combine: whichever is set, the other is off and says why', async () => {
  showList(
    readQuery(async () => [exampleJob()]),
    '/dashboard/jobs?from=2026-11-01',
  );
  const score = await screen.findByRole('button', { name: 'Score' });
  expect(score).toHaveAttribute('title', 'Not while days are chosen; take them away to sort by score.');
  await userEvent.click(score);
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  await waitFor(() => expect(screen.getByLabelText('From')).toBeDisabled());
  expect(screen.getByText(/Days can’t be chosen while the list is sorted by score/)).toBeInTheDocument();
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
  expect(asked.at(-1)?.where).toContainEqual(['scheduleId', '==', 's1']);
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
  const field = await screen.findByRole('searchbox', { name: 'Search by host, title or id' });
  expect(field).toHaveAccessibleDescription('Type two letters at least.');
  await userEvent.type(field, 'hop{Enter}');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  await waitFor(() => expect(asked.at(-1)?.where).toContainEqual(['searchTokens', 'array-contains', 'shop']));
});
