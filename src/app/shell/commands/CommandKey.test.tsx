import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '#ui/Dialog';
import { CommandKey } from './CommandKey';

jest.mock('./CommandMenu', () => ({ CommandMenu: () => <p>The command palette</p> }));

const page = (asking: boolean) => (
  <>
    <CommandKey />
    <Dialog title="Delete 2 jobs" open={asking} onClose={() => undefined}>
      <input aria-label="Confirm" />
    </Dialog>
  </>
);
const pressKeys = () => userEvent.keyboard('{Control>}k{/Control}');
const menu = () => screen.queryByRole('dialog', { name: 'Go to' });

test('Ctrl+K opens and closes the palette', async () => {
  render(page(false));
  await pressKeys();
  expect(await screen.findByText('The command palette')).toBeVisible();
  await pressKeys();
  expect(menu()).toBeNull();
});

test('does not open over another dialog, but does after that is closed', async () => {
  const { rerender } = render(page(true));
  await pressKeys();
  expect(menu()).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Delete 2 jobs' })).toBeVisible();
  rerender(page(false));
  expect(menu()).toBeNull();
  await pressKeys();
  expect(menu()).toBeVisible();
});
