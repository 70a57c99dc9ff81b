import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { type Feature, features, pauses } from '#domain/pauses';
import { PauseForm } from './PauseForm';

function show(
  paused: boolean,
  answer: () => Promise<unknown> = () => Promise.resolve({}),
  feature: Feature = 'jobs',
) {
  const sent: unknown[] = [];
  const call = <Result,>(name: string, request: object) => {
    sent.push([name, request]);
    return answer() as Promise<Result>;
  };
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <PauseForm feature={feature} paused={paused} />
    </BackendProvider>,
  );
  return sent;
}

const press = async (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
};

test('pauses new jobs only after it has said what users will read', async () => {
  const sent = show(false);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await press('Pause new jobs');
  expect(screen.getByRole('dialog')).toHaveTextContent(/New jobs are paused/);
  expect(sent).toEqual([]);
  await press('Pause new jobs');
  expect(sent).toEqual([['setPaused', { feature: 'jobs', paused: true }]]);
});

test('says plainly that new jobs are paused, and allows them again', async () => {
  const sent = show(true);
  expect(screen.getByRole('status')).toHaveTextContent('New jobs are paused');
  await press('Allow new jobs');
  await press('Allow new jobs');
  expect(sent).toEqual([['setPaused', { feature: 'jobs', paused: false }]]);
});

test('says when it failed', async () => {
  show(false, () => Promise.reject(errorWith('unavailable')));
  await press('Pause new jobs');
  await press('Pause new jobs');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
});

test.each(features)(
  'quotes the words that users read while %s is paused, before it pauses them',
  async (feature) => {
    show(false, undefined, feature);
    await userEvent.click(screen.getByRole('button', { name: /^Pause / }));
    const { title, message } = pauses[feature];
    expect(screen.getByRole('dialog')).toHaveTextContent(`“${title}. ${message}”`);
  },
);
