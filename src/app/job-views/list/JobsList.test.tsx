import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorWith } from '#app/live/fakeBackend.fixture';
import { exampleJob } from '../exampleJob.fixture';
import { readQuery, showList } from './showList.fixture';

const online = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);

test('shows the empty state without any jobs', async () => {
  showList(readQuery(async () => []));
  expect(await screen.findByText('No jobs yet')).toBeInTheDocument();
});

test('says that nothing matches the filter', async () => {
  showList(
    readQuery(async () => []),
    '/dashboard/jobs?state=failed',
  );
  expect(await screen.findByRole('heading', { name: 'No jobs match these filters' })).toBeInTheDocument();
});

test('says that the list can’t be loaded, and reloads it', async () => {
  let broken = true;
  showList(
    readQuery(async () => {
      if (broken) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the jobs' })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
});

test('says that the browser is offline', async () => {
  online(false);
  showList(readQuery(async () => Promise.reject(errorWith('unavailable'))));
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
});

test('hides another list’s rows when this one can’t be loaded', async () => {
  online(false);
  showList(
    readQuery(async ({ where = [] }) => {
      if (where.some(([field]) => field === 'state')) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
  );
  await screen.findByRole('link', { name: 'shop.example.com' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'shop.example.com' })).toBeNull();
});

test('says that access is denied', async () => {
  showList(readQuery(async () => Promise.reject(errorWith('permission-denied'))));
  expect(
    await screen.findByRole('heading', { name: 'You don’t have access to this list' }),
  ).toBeInTheDocument();
});

test('says that a page is past the end, and links back', async () => {
  showList(
    readQuery(async () => []),
    '/dashboard/jobs?after=2026-11-21T10:00:00.000Z~gone',
  );
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the newest jobs' })).toBeInTheDocument();
});

test('does not say that nothing matches when the rows of a page are gone', async () => {
  showList(
    readQuery(async ({ after }) => (after ? [] : [exampleJob({ title: 'shop.example.com' })])),
    '/dashboard/jobs?state=failed&after=2026-11-21T10:00:00.000Z~gone',
  );
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the newest jobs' }));
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Failed');
});
