import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TypedConfirmation } from './TypedConfirmation';

function show(reasonHint?: string) {
  const onConfirm = jest.fn().mockResolvedValue(undefined);
  render(
    <TypedConfirmation
      expected="ada@example.com"
      deed="Delete this account"
      working="Deleting"
      keep="Keep it"
      onKeep={() => undefined}
      onConfirm={onConfirm}
      {...(reasonHint && { reasonHint })}
    />,
  );
  return {
    onConfirm,
    user: userEvent.setup(),
    typed: screen.getByLabelText('Type ada@example.com to confirm'),
    deed: screen.getByRole('button', { name: 'Delete this account' }),
  };
}

test('the way out stands before the deed, as in every dialog', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep it',
    'Delete this account',
  ]);
});

test('nothing is done until the very name is typed', async () => {
  const { user, typed, deed, onConfirm } = show();
  await user.type(typed, 'ada@example.org');
  await user.click(deed);
  expect(typed).toHaveAccessibleDescription(/not the account’s address/);
  expect(typed).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.clear(typed);
  await user.type(typed, ' ada@example.com ');
  await user.click(deed);
  expect(onConfirm).toHaveBeenCalledWith({ confirm: 'ada@example.com', reason: '' });
});

test('where a reason is asked for it is not left out', async () => {
  const { user, typed, deed, onConfirm } = show('The audit log keeps it.');
  await user.type(typed, 'ada@example.com');
  await user.click(deed);
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/can’t be empty/);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Reason'), 'Asked for it');
  await user.click(deed);
  expect(onConfirm).toHaveBeenCalledWith({ confirm: 'ada@example.com', reason: 'Asked for it' });
});
