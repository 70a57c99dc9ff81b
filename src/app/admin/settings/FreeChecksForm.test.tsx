import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { FreeChecksForm } from './FreeChecksForm';

function show(enabled: boolean) {
  const sent: unknown[] = [];
  const call = <Result,>(name: string, request: object) => {
    sent.push([name, request]);
    return Promise.resolve({}) as Promise<Result>;
  };
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <FreeChecksForm enabled={enabled} />
    </BackendProvider>,
  );
  return sent;
}

const press = async (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
};

test('switches free checks off only after it has said what visitors will read', async () => {
  const sent = show(true);
  expect(screen.getByText(/10 pages of a site without an account, at most 60 times an hour/)).toBeVisible();
  await press('Switch off free checks');
  expect(screen.getByRole('dialog')).toHaveTextContent('Free checks are switched off');
  expect(sent).toEqual([]);
  await press('Switch off free checks');
  expect(sent).toEqual([['setFreeChecks', { enabled: false }]]);
});

test('switches them on again', async () => {
  const sent = show(false);
  expect(screen.getByText('Visitors need an account to check a site.')).toBeVisible();
  await press('Switch on free checks');
  await press('Switch on free checks');
  expect(sent).toEqual([['setFreeChecks', { enabled: true }]]);
});
