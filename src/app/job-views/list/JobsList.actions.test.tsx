import { navigate } from '@reach/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boundKeys } from '#app/keys/keys';
import { errorWith } from '#app/live/fakeBackend.fixture';
import { exampleJob } from '../exampleJob.fixture';
import { readQuery, showList } from './showList.fixture';

/** The list binds its keys in an effect, which may run after its rows are visible. */
const untilBound = (...keys: readonly string[]) =>
  waitFor(() => expect(boundKeys().map(({ key }) => key)).toEqual(expect.arrayContaining(keys)));

test('reloads the list after a partial failure, and says in the dialog what to do', async () => {
  let reads = 0;
  showList(
    {
      ...readQuery(async () => {
        reads += 1;
        return [exampleJob({ state: 'running' })];
      }),
    },
    '/dashboard/jobs',
    { call: () => Promise.reject(errorWith('unavailable')) },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select example.com' }));
  await userEvent.keyboard('c');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 job' }));
  expect(await screen.findByText(/Try again to continue/)).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(2));
});

test('applies keys to the focused row, however it got the focus, and names its job in the dialog', async () => {
  const user = userEvent.setup();
  const jobs = ['one', 'two', 'three'].map((name) =>
    exampleJob({ jobId: name, title: `${name}.example`, state: 'running' }),
  );
  const canceled: unknown[] = [];
  showList(
    readQuery(async () => jobs),
    '/dashboard/jobs',
    {
      call: async (_, request) => {
        canceled.push(request);
        return { done: ['three'], refused: [] } as never;
      },
    },
  );
  await screen.findByRole('link', { name: 'one.example' });
  await untilBound('j', 'x');
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'one.example' })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'three.example' })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select three.example' })).toBeChecked();
  await user.keyboard('x');
  await user.keyboard('c');
  const dialog = screen.getByRole('dialog', { name: 'Cancel 1 job' });
  await waitFor(() => expect(dialog).toHaveTextContent('three.example'));
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel 1 job' }));
  await waitFor(() => expect(canceled).toEqual([{ jobIds: ['three'] }]));
});

test('selects the first row on x when no row is focused, and always lists the key', async () => {
  const user = userEvent.setup();
  const jobs = ['one', 'two'].map((name) => exampleJob({ jobId: name, title: `${name}.example` }));
  showList(readQuery(async () => jobs));
  await screen.findByRole('link', { name: 'one.example' });
  await untilBound('x');
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select one.example' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select two.example' })).not.toBeChecked();
});

test('binds c and r only where a row applies', async () => {
  const user = userEvent.setup();
  showList(readQuery(async () => [exampleJob({ title: 'one.example', state: 'running' })]));
  await screen.findByRole('link', { name: 'one.example' });
  await untilBound('j', 'x');
  const bound = () => boundKeys().map(({ key }) => key);
  expect(bound()).not.toContain('c');
  expect(bound()).not.toContain('r');
  await user.keyboard('j');
  await untilBound('c', 'r');
});

test('does not count a selected row that has left the page', async () => {
  let reads = 0;
  showList({
    ...readQuery(async () => {
      reads += 1;
      return [
        exampleJob({
          jobId: reads === 1 ? 'old' : 'new',
          title: reads === 1 ? 'old.example' : 'new.example',
        }),
      ];
    }),
    watchQuery: (_, next) => {
      next([exampleJob({ jobId: 'new' })] as never);
      return () => undefined;
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select old.example' }));
  expect(screen.getByText('1 job selected')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByRole('link', { name: 'new.example' })).toBeInTheDocument();
  expect(screen.queryByText('1 job selected')).toBeNull();
});

test('disables actions that no job of the selected state supports', async () => {
  showList(
    { ...readQuery(async () => [exampleJob({ state: 'failed' })]), count: async () => 60 },
    '/dashboard/jobs?state=failed',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select example.com' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 60 jobs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const cancel = await screen.findByRole('menuitem', { name: /Cancel jobs/ });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  expect(cancel).toHaveTextContent('Each job has ended.');
});

test('keeps the next selection and the rows when work ends after its dialog was closed', async () => {
  const user = userEvent.setup();
  let answer: () => void = () => undefined;
  let reads = 0;
  showList(
    readQuery(async () => {
      reads += 1;
      return ['one', 'two'].map((jobId) =>
        exampleJob({ jobId, title: `${jobId}.example`, state: 'running' }),
      );
    }),
    '/dashboard/jobs',
    {
      call: (() =>
        new Promise((resolve) => {
          answer = () => resolve({ done: ['one'], refused: [] });
        })) as never,
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select one.example' }));
  await user.keyboard('c');
  await user.click(await screen.findByRole('button', { name: 'Cancel 1 job' }));
  await user.click(await screen.findByRole('button', { name: 'Continue in background' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select two.example' }));
  await act(async () => answer());
  expect(screen.getByRole('checkbox', { name: 'Select two.example' })).toBeChecked();
  expect(reads).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Refresh this list' }));
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refresh this list' })).toBeNull());
});

test('does not act on jobs gathered for a previous filter', async () => {
  const user = userEvent.setup();
  const failed = [exampleJob({ state: 'failed' })];
  let gathered: () => void = () => undefined;
  showList(
    {
      ...readQuery(({ limit = 0 }) =>
        limit < 100
          ? Promise.resolve(failed)
          : new Promise((resolve) => {
              gathered = () => resolve(failed);
            }),
      ),
      count: async () => 60,
    },
    '/dashboard/jobs?state=failed',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select example.com' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 60 jobs' }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Retry/ }));
  act(() => void navigate('/dashboard/jobs?state=canceled'));
  const box = () => screen.getByRole('checkbox', { name: 'Select example.com' });
  await waitFor(() => expect(box()).not.toBeChecked());
  await act(async () => gathered());
  expect(screen.queryByRole('dialog')).toBeNull();
});
