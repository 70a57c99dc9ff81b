import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { DecideWaitlistRequest } from '#domain/operations';
import { type Asked, DecideDialog } from './DecideDialog';

const three: Asked = { decision: 'approve', who: { by: 'first', count: 3 } };

test('shows the number in advance, and sends the same decision again after a lost response', async () => {
  const sent: DecideWaitlistRequest[] = [];
  const answers = [() => Promise.reject(errorWith('unavailable')), () => Promise.resolve({})];
  const call = <Result,>(_: string, request: object) => {
    sent.push(request as DecideWaitlistRequest);
    return (answers.shift() ?? (() => Promise.reject(new Error('asked too often'))))() as Promise<Result>;
  };
  const onBegun = jest.fn();
  const onClose = jest.fn();
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <DecideDialog asked={three} onClose={onClose} onBegun={onBegun} />
    </BackendProvider>,
  );
  const user = userEvent.setup();
  const approve = screen.getByRole('button', { name: 'Approve the first 3 people' });
  await user.click(approve);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(onBegun).not.toHaveBeenCalled();
  await user.click(approve);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ decision: 'approve', who: { by: 'first', count: 3 } });
  expect(onBegun).toHaveBeenCalledWith(sent[0]?.batchId);
  expect(onClose).toHaveBeenCalledTimes(1);
});
