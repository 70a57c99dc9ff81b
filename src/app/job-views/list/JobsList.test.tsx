import { LocationProvider, navigate } from '@reach/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '../../../domain/job';
import type { DataService, FunctionService, Query } from '../../../services/backend';
import { boundKeys } from '../../keys/keys';
import { BackendProvider } from '../../live/BackendContext';
import { ada, errorWith, fakeBackend } from '../../live/fakeBackend';
import { SessionContextProvider } from '../../session/SessionContext';
import { exampleJob } from '../exampleJob';
import { JobsList } from './JobsList';

/** jsdom lays nothing out, so nothing is ever seen; the browser tests look at what is. */
class NothingSeen {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: NothingSeen }));

const session = {
  session: { status: 'signed-in', claims: {}, accountState: 'active' },
  account: ada,
  user: null,
  viewing: null,
  problem: null,
} as unknown as Parameters<typeof SessionContextProvider>[0]['value'];

function show(
  data: Partial<DataService>,
  address = '/dashboard/jobs',
  functions: Partial<FunctionService> = {},
) {
  void navigate(address);
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { count: async () => 0, ...data }, functions })}>
        <SessionContextProvider value={session}>
          <JobsList caption="Your jobs" ownerUid="ada" empty={<p>You have no jobs yet</p>} />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const readQuery = (read: (query: Query) => Promise<readonly Job[]>) => ({
  readQuery: read as DataService['readQuery'],
});

const online = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);

test('the first time there is no job', async () => {
  show(readQuery(async () => []));
  expect(await screen.findByText('You have no jobs yet')).toBeInTheDocument();
});

test('nothing fits the filter', async () => {
  show(
    readQuery(async () => []),
    '/dashboard/jobs?state=failed',
  );
  expect(await screen.findByRole('heading', { name: 'No job fits these filters' })).toBeInTheDocument();
});

test('the list can’t be loaded, and is asked for again', async () => {
  let broken = true;
  show(
    readQuery(async () => {
      if (broken) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
  );
  expect(await screen.findByRole('heading', { name: 'The jobs couldn’t be loaded' })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
});

test('offline', async () => {
  online(false);
  show(readQuery(async () => Promise.reject(errorWith('unavailable'))));
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
});

test('a list that is loaded stays where it can’t be loaded again, and comes by itself with the connection', async () => {
  let broken = false;
  let tell: (jobs: readonly Job[]) => void = () => undefined;
  online(true);
  show({
    ...readQuery(async () => {
      if (broken) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
    watchQuery: (query, next) => {
      if (query.from === 'jobs') tell = next as typeof tell;
      return () => undefined;
    },
  });
  await screen.findByRole('link', { name: 'shop.example.com' });
  act(() => tell([exampleJob({ jobId: 'new' })]));
  broken = true;
  online(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByText(/the jobs as they were read before/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
  broken = false;
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/the jobs as they were read before/)).toBeNull());
  expect(screen.getByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
});

test('rows of another list don’t stay where this one can’t be loaded', async () => {
  online(false);
  show(
    readQuery(async ({ where = [] }) => {
      if (where.some(([field]) => field === 'state')) throw errorWith('unavailable');
      return [exampleJob({ title: 'shop.example.com' })];
    }),
  );
  await screen.findByRole('link', { name: 'shop.example.com' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Failed');
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'shop.example.com' })).toBeNull();
});

test('not allowed', async () => {
  show(readQuery(async () => Promise.reject(errorWith('permission-denied'))));
  expect(
    await screen.findByRole('heading', { name: 'This list is not for your account' }),
  ).toBeInTheDocument();
});

test('a page behind the end says so, and leads back', async () => {
  show(
    readQuery(async () => []),
    '/dashboard/jobs?after=2026-11-21T10:00:00.000Z~gone',
  );
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the newest jobs' })).toBeInTheDocument();
});

test('a page of a filter whose rows are gone does not say that nothing fits', async () => {
  show(
    readQuery(async ({ after }) => (after ? [] : [exampleJob({ title: 'shop.example.com' })])),
    '/dashboard/jobs?state=failed&after=2026-11-21T10:00:00.000Z~gone',
  );
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the newest jobs' }));
  expect(await screen.findByRole('link', { name: 'shop.example.com' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Failed');
});

test('of new jobs only the newest is listened to, and how many there are is counted', async () => {
  const listened: Query[] = [];
  const counted: unknown[] = [];
  let tell: (jobs: readonly Job[]) => void = () => undefined;
  show({
    ...readQuery(async () => [exampleJob()]),
    count: async ({ limit }) => {
      counted.push(limit);
      return limit === 25 ? 3 : 1;
    },
    watchQuery: (query, next) => {
      if (query.from === 'jobs') {
        listened.push(query);
        tell = next as typeof tell;
      }
      return () => undefined;
    },
  });
  await waitFor(() => expect(listened.map(({ limit }) => limit)).toEqual([1]));
  act(() => tell([]));
  expect(counted).toEqual([1_000]);
  act(() => tell([exampleJob({ jobId: 'new' })]));
  expect(await screen.findByRole('button', { name: 'Show 3 new jobs' })).toBeInTheDocument();
  act(() => tell([exampleJob({ jobId: 'new', state: 'running' })]));
  expect(counted).toEqual([1_000, 25]);
});

test('who has come back to the first page is told of new jobs, and led to them', async () => {
  show(
    {
      ...readQuery(async ({ before }) => [
        exampleJob({ title: before ? 'was first.example' : 'brand new.example' }),
      ]),
      count: async () => 1,
      watchQuery: (query, next) => {
        if (query.from === 'jobs') next([exampleJob({ jobId: 'new' })] as never);
        return () => undefined;
      },
    },
    '/dashboard/jobs?before=2026-11-21T10:00:00.000Z~second',
  );
  expect(await screen.findByText('1 to 1 of 1 jobs')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByRole('link', { name: 'brand new.example' })).toBeInTheDocument();
});

test('a page with others before it is not the first one', async () => {
  const page = Array.from({ length: 26 }, (_, at) => exampleJob({ jobId: `job-${at}` }));
  show(
    {
      ...readQuery(async () => page),
      count: async () => 60,
      watchQuery: (query) => {
        expect(query.from).not.toBe('jobs');
        return () => undefined;
      },
    },
    '/dashboard/jobs?before=2026-11-21T10:00:00.000Z~later',
  );
  expect(await screen.findByText('60 jobs')).toBeInTheDocument();
});

test('a list reads its page and no more, and counts no further than a thousand', async () => {
  const asked: Query[] = [];
  const counted: unknown[] = [];
  show({
    ...readQuery(async (query) => {
      asked.push(query);
      return [exampleJob()];
    }),
    count: async (query) => {
      counted.push(query.limit);
      return 1_000;
    },
  });
  expect(await screen.findByText(/of 1,000 or more jobs/)).toBeInTheDocument();
  expect(asked.map(({ limit }) => limit)).toEqual([25]);
  expect(counted).toEqual([1_000]);
});

test('until another list has come the one before stays, said to be on its way', async () => {
  let answer: (jobs: readonly Job[]) => void = () => undefined;
  let reads = 0;
  show({
    ...readQuery(() => {
      reads += 1;
      return reads === 1
        ? Promise.resolve([exampleJob({ title: 'first.example', label: 'Spring' })])
        : new Promise((resolve) => {
            answer = resolve;
          });
    }),
    watchQuery: (_, next) => {
      next([exampleJob({ jobId: 'new' })] as never);
      return () => undefined;
    },
  });
  expect(await screen.findByRole('link', { name: 'first.example' })).toBeInTheDocument();
  expect(screen.getByTitle('Label: Spring')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByText('Loading jobs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'first.example' })).toBeInTheDocument();
  act(() => answer([exampleJob({ title: 'second.example' })]));
  expect(await screen.findByRole('link', { name: 'second.example' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'first.example' })).toBeNull();
  expect(screen.queryByText('Loading jobs')).toBeNull();
});

test('who asks for the new jobs is led to the list, since the button goes', async () => {
  show({
    ...readQuery(async () => [exampleJob()]),
    watchQuery: (_, next) => {
      next([exampleJob({ jobId: 'new' })] as never);
      return () => undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(screen.getByRole('table').closest('[tabindex]')).toHaveFocus();
});

test('after a press that failed half way the list is read again, and the dialog says what to do', async () => {
  let reads = 0;
  show(
    {
      ...readQuery(async () => {
        reads += 1;
        return [exampleJob({ state: 'running' })];
      }),
    },
    '/dashboard/jobs',
    { call: () => Promise.reject(errorWith('unavailable')) },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose example.com' }));
  await userEvent.keyboard('c');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 1 job' }));
  expect(await screen.findByText(/pressing again goes on/)).toBeInTheDocument();
  expect(reads).toBe(2);
});

test('keys act on the row where the focus is, by whatever way it came there, and the dialog names its job', async () => {
  const user = userEvent.setup();
  const jobs = ['one', 'two', 'three'].map((name) =>
    exampleJob({ jobId: name, title: `${name}.example`, state: 'running' }),
  );
  const canceled: unknown[] = [];
  show(
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
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'one.example' })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'three.example' })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Choose three.example' })).toBeChecked();
  await user.keyboard('x');
  await user.keyboard('c');
  const dialog = screen.getByRole('dialog', { name: 'Cancel 1 job' });
  expect(dialog).toHaveTextContent('three.example');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel 1 job' }));
  expect(canceled).toEqual([{ jobIds: ['three'] }]);
});

test('x chooses the first row where the keyboard is on none, and is always among the keys', async () => {
  const user = userEvent.setup();
  const jobs = ['one', 'two'].map((name) => exampleJob({ jobId: name, title: `${name}.example` }));
  show(readQuery(async () => jobs));
  await screen.findByRole('link', { name: 'one.example' });
  expect(boundKeys().map(({ key }) => key)).toContain('x');
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Choose one.example' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Choose two.example' })).not.toBeChecked();
});

test('c and r are keys only where there is a row that they mean', async () => {
  const user = userEvent.setup();
  show(readQuery(async () => [exampleJob({ title: 'one.example', state: 'running' })]));
  await screen.findByRole('link', { name: 'one.example' });
  const bound = () => boundKeys().map(({ key }) => key);
  expect(bound()).not.toContain('c');
  expect(bound()).not.toContain('r');
  await user.keyboard('j');
  expect(bound()).toEqual(expect.arrayContaining(['c', 'r']));
});

test('a row that was chosen and is no longer on the page is not said to be chosen', async () => {
  let reads = 0;
  show({
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
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose old.example' }));
  expect(screen.getByText('1 job chosen')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new job' }));
  expect(await screen.findByRole('link', { name: 'new.example' })).toBeInTheDocument();
  expect(screen.queryByText('1 job chosen')).toBeNull();
});

test('a filter that leaves no job with a score says so, and leads to the order that shows them', async () => {
  const asked: Query[] = [];
  show(
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
  show(
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
  show(
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
  show(readQuery(async () => [exampleJob()]));
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Label')).toBeNull();
  act(() => void navigate('/dashboard/jobs?label=Spring'));
  expect(await screen.findByLabelText('Label')).toHaveValue('Spring');
});

test('with everything of a state chosen, what none of it can do is off', async () => {
  show(
    { ...readQuery(async () => [exampleJob({ state: 'failed' })]), count: async () => 60 },
    '/dashboard/jobs?state=failed',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose example.com' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all 60 jobs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const cancel = await screen.findByRole('menuitem', { name: /Cancel jobs/ });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  expect(cancel).toHaveTextContent('Each of them has ended.');
});
