import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TypedConfirmation } from './TypedConfirmation';

function show(reasonHint?: string) {
  const onConfirm = jest.fn().mockResolvedValue(undefined);
  render(
    <TypedConfirmation
      expected="ada@example.com"
      action="Delete account"
      working="Deleting"
      onCancel={() => undefined}
      onConfirm={onConfirm}
      {...(reasonHint && { reasonHint })}
    />,
  );
  return {
    onConfirm,
    user: userEvent.setup(),
    typed: screen.getByLabelText('Type ada@example.com to confirm'),
    action: screen.getByRole('button', { name: 'Delete account' }),
  };
}

test('shows “Cancel” before the action, as in every dialog', () => {
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancel',
    'Delete account',
  ]);
});

test('requires the exact name before it runs the action', async () => {
  const { user, typed, action, onConfirm } = show();
  await user.type(typed, 'ada@example.org');
  await user.click(action);
  expect(typed).toHaveAccessibleDescription(/isn’t the account’s email address/);
  expect(typed).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.clear(typed);
  await user.type(typed, ' ada@example.com ');
  await user.click(action);
  expect(onConfirm).toHaveBeenCalledWith({ confirm: 'ada@example.com', reason: '' });
});

test('requires the reason when one is requested', async () => {
  const { user, typed, action, onConfirm } = show('Recorded in the audit log.');
  await user.type(typed, 'ada@example.com');
  await user.click(action);
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/can’t be empty/);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Reason'), 'Asked for it');
  await user.click(action);
  expect(onConfirm).toHaveBeenCalledWith({ confirm: 'ada@example.com', reason: 'Asked for it' });
});
