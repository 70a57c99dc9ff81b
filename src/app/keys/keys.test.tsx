import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyHelp } from './KeyHelp';
import { boundKeys, setSingleKeysEnabled, useKey } from './keys';

function Screen({
  run,
  words = 'Go on',
}: {
  readonly run: (() => void) | undefined;
  readonly words?: string;
}) {
  useKey('j', words, run);
  return <input aria-label="Search" />;
}

test('runs the bound action, but not while the user types, or behind a dialog', async () => {
  const run = jest.fn();
  const user = userEvent.setup();
  render(<Screen run={run} />);
  await user.keyboard('j');
  expect(run).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Search'), 'jj');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Search')).toHaveValue('jj');
  screen.getByLabelText('Search').blur();
  await user.keyboard('{Control>}j{/Control}');
  expect(run).toHaveBeenCalledTimes(1);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await user.keyboard('j');
  expect(run).toHaveBeenCalledTimes(1);
  dialog.remove();
});

test('prefers the last binding, lists a key once, and restores the earlier binding', async () => {
  const [below, above] = [jest.fn(), jest.fn()];
  const user = userEvent.setup();
  render(<Screen run={below} words="Below" />);
  const top = render(<Screen run={above} words="Above" />);
  await user.keyboard('j');
  expect(boundKeys().map(({ words }) => words)).toEqual(['Above']);
  top.unmount();
  await user.keyboard('j');
  expect([below, above].map((run) => run.mock.calls.length)).toEqual([1, 1]);
});

test('does not bind a key without an action', () => {
  render(<Screen run={undefined} />);
  expect(boundKeys()).toEqual([]);
});

test('lets users type anything when single keys are off, and turn them on again', async () => {
  const run = jest.fn();
  const user = userEvent.setup();
  render(
    <>
      <Screen run={run} />
      <KeyHelp />
    </>,
  );
  await user.keyboard('?');
  const works = screen.getByRole('checkbox', { name: /^Enable single-key shortcuts/ });
  await user.click(works);
  expect(works).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  await user.keyboard('j?');
  expect(run).not.toHaveBeenCalled();
  expect(screen.queryByRole('checkbox')).toBeNull();
  // The command palette still has it.
  expect(boundKeys().map(({ words }) => words)).toContain('Show keyboard shortcuts');
  act(() => setSingleKeysEnabled(true));
  await user.keyboard('j');
  expect(run).toHaveBeenCalledTimes(1);
});
