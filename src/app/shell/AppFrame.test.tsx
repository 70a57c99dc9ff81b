import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKey } from '../keys/keys';
import { NewJobKey } from './AppFrame';

function Screen({ run }: { readonly run: (() => void) | undefined }) {
  useKey('n', 'New job', run);
  return null;
}

test('opens a new job on n, unless the screen binds the key itself', async () => {
  const user = userEvent.setup();
  const own = jest.fn();
  const of = (run: (() => void) | undefined) => (
    <>
      <NewJobKey />
      <Screen run={run} />
    </>
  );
  const { rerender } = render(of(own));
  await user.keyboard('n');
  expect(own).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).not.toBe('/dashboard/new');
  rerender(of(undefined));
  await user.keyboard('n');
  expect(window.location.pathname).toBe('/dashboard/new');
});
