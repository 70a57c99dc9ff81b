import { LocationProvider } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Schedule } from '#domain/schedule';
import type { DataService, Query } from '#services/backend';
import { Schedules } from './Schedules';
import { freshDraft, timetableOf } from './scheduleDraft';

const at = (n: number) => new Date(Date.UTC(2030, 0, 1, n));

function scheduleOf(n: number, paused: boolean): Schedule {
  const timetable = timetableOf(freshDraft('example.com', 'Europe/London'));
  if (!timetable) throw new Error('no timetable');
  return {
    ...timetable,
    scheduleId: `${paused ? 'paused' : 'due'}-${n}`,
    ownerUid: 'ada',
    title: `${paused ? 'Paused' : 'Due'} ${n}`,
    input: exampleJob().input,
    paused,
    nextRunAt: paused ? null : at(n),
    delayedSince: null,
    lastRunAt: null,
    lastJobId: null,
    problem: null,
    createdAt: at(n),
    updatedAt: at(n),
  };
}

/** Returns schedules, with the last active one stored first. */
const storedOf = (due: number, paused: number) => [
  ...Array.from({ length: paused }, (_, n) => scheduleOf(n, true)),
  ...Array.from({ length: due }, (_, n) => scheduleOf(due - 1 - n, false)),
];

/** Mimics Firestore: null sorts before every time, and matches no range. */
function answer(
  stored: readonly Schedule[],
  { from, where = [], orderBy: [field], limit }: Query,
): readonly Schedule[] {
  const fieldOf = (one: object, name: string) => new Map<string, unknown>(Object.entries(one)).get(name);
  const timeOf = (value: unknown) => (value instanceof Date ? value.getTime() : Number.NEGATIVE_INFINITY);
  const found = stored
    .filter((one) =>
      where.every(([name, operator, value]) =>
        operator === '>' ? timeOf(fieldOf(one, name)) > timeOf(value) : fieldOf(one, name) === value,
      ),
    )
    .sort((a, b) => {
      const [left, right] = [timeOf(fieldOf(a, field)), timeOf(fieldOf(b, field))];
      return left === right ? 0 : left - right;
    });
  return from === 'schedules' ? found.slice(0, limit) : [];
}

/** @returns how many documents each listener received. */
function show(stored: readonly Schedule[]): readonly number[] {
  const session = exampleSession();
  const given: number[] = [];
  const watchQuery: DataService['watchQuery'] = (query, next) => {
    const found = answer(stored, query);
    given.push(found.length);
    next(found as never);
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <SessionContextProvider value={session}>
          <Schedules />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  return given;
}

const titles = () =>
  within(screen.getByRole('table', { name: 'Your schedules, next run first' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const allButton = () => screen.queryByRole('button', { name: 'Show all schedules' });

test('lists active schedules first, and only a few of many paused ones until all are requested', async () => {
  const given = show(storedOf(3, 30));
  expect(titles().slice(0, 4)).toEqual(['Due 0', 'Due 1', 'Due 2', 'Paused 0']);
  expect(titles()).toHaveLength(3 + 5);
  expect(given).toEqual([3, 5 + 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all schedules' }));
  expect(titles()).toHaveLength(33);
  expect(allButton()).toBeNull();
});

test('shows paused schedules next to a full plan of active ones', async () => {
  const given = show(storedOf(200, 2));
  expect(titles()).toHaveLength(25 + 2);
  expect(titles().at(-1)).toBe('Paused 1');
  expect(given).toEqual([25 + 1, 2]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all schedules' }));
  expect(titles()).toHaveLength(200 + 2);
});

test.each([
  [24, 1],
  [25, 5],
])('offers no more when %d active and %d paused ones are all there are', (due, paused) => {
  show(storedOf(due, paused));
  expect(titles()).toHaveLength(due + paused);
  expect(allButton()).toBeNull();
});

test('labels a waiting run and a skipped run', () => {
  const problem = 'New jobs are paused.';
  show([
    { ...scheduleOf(1, false), problem, delayedSince: at(0) },
    { ...scheduleOf(2, false), problem: 'Your plan’s limit is 1 concurrent job.' },
  ]);
  const [waiting, leftOut] = screen.getAllByRole('status');
  expect(waiting).toHaveTextContent(`The next run of Due 1 is delayed. ${problem}`);
  expect(leftOut).toHaveTextContent('The last run of Due 2 was skipped.');
});
