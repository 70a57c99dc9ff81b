import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { Schedule } from '#domain/schedule';
import type { FunctionService } from '#services/backend';
import { EditScheduleDialog, NewScheduleDialog } from './ScheduleDialog';
import { freshDraft, timetableOf } from './scheduleDraft';

const input = { ...exampleJob().input, secretHeaders: { names: ['Cookie', 'X-Key'], mark: 'm' } };
const at = new Date(Date.UTC(2030, 0, 1));
const timetable = timetableOf(freshDraft('example.com', 'Europe/London'));
if (!timetable) throw new Error('The fresh draft has no timetable.');
const schedule: Schedule = {
  ...timetable,
  scheduleId: 'weekly',
  ownerUid: 'ada',
  title: 'example.com',
  input,
  paused: false,
  nextRunAt: at,
  delayedSince: null,
  lastRunAt: null,
  lastJobId: null,
  problem: null,
  createdAt: at,
  updatedAt: at,
};

function show(dialog: JSX.Element) {
  const call = jest.fn(async (_name: string, _request: object) => ({ scheduleId: 'weekly' }));
  render(
    <BackendProvider value={fakeBackend({ functions: { call: call as unknown as FunctionService['call'] } })}>
      <SessionContextProvider value={exampleSession()}>{dialog}</SessionContextProvider>
    </BackendProvider>,
  );
  const sent = () => call.mock.calls.at(-1)?.[1];
  return { call, sent, user: userEvent.setup() };
}

const edit = () => show(<EditScheduleDialog schedule={schedule} open onClose={() => undefined} />);
const save = () => screen.getByRole('button', { name: 'Save schedule' });

const create = (state: Job['state']) =>
  show(<NewScheduleDialog job={exampleJob({ state, input })} open onClose={() => undefined} />);

test('shows a schedule’s headers as set, and keeps values that aren’t replaced', async () => {
  const { sent, user } = edit();
  expect(screen.getByLabelText('X-Key')).toHaveAccessibleDescription(
    'Set. Leave empty to keep the current value.',
  );
  expect(screen.getByLabelText('X-Key')).toHaveValue('');
  await user.click(save());
  expect(sent()).not.toHaveProperty('headers');
});

test('replaces the value of a header, and removes another', async () => {
  const { sent, user } = edit();
  await user.type(screen.getByLabelText('X-Key'), 'another');
  await user.click(screen.getByRole('button', { name: 'Remove Cookie' }));
  expect(screen.getByText('Cookie is removed when you save.')).toBeInTheDocument();
  await user.click(save());
  expect(sent()).toMatchObject({ scheduleId: 'weekly', headers: { 'X-Key': 'another', Cookie: null } });
});

test('keeps a header whose removal is undone', async () => {
  const { sent, user } = edit();
  await user.click(screen.getByRole('button', { name: 'Remove Cookie' }));
  await user.click(screen.getByRole('button', { name: 'Keep Cookie' }));
  await user.click(save());
  expect(sent()).not.toHaveProperty('headers');
});

test('requires the values again for a schedule of an ended job', async () => {
  const { call, sent, user } = create('succeeded');
  const submit = screen.getByRole('button', { name: 'Schedule this job' });
  await user.click(submit);
  expect(screen.getByText('Enter the value of Cookie.')).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Cookie'), 'a=1');
  await user.type(screen.getByLabelText('X-Key'), 'b');
  await user.click(submit);
  expect(sent()).toMatchObject({
    input: { headers: { Cookie: 'a=1', 'X-Key': 'b' } },
    headersOf: 'example',
  });
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('copies the values of a running job to its schedule', async () => {
  const { sent, user } = create('running');
  await user.click(screen.getByRole('button', { name: 'Schedule this job' }));
  expect(sent()).toMatchObject({ input: { headers: {} }, headersOf: 'example' });
});

test('schedules a check without headers', async () => {
  const { sent, user } = show(
    <NewScheduleDialog job={exampleJob({ state: 'succeeded' })} open onClose={() => undefined} />,
  );
  expect(screen.queryByText('Request headers')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Schedule this job' }));
  expect(sent()).not.toHaveProperty('headersOf');
});
