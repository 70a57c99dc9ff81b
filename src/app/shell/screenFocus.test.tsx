import { Link, LocationProvider, navigate, useLocation } from '@reach/router';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFocusOnScreen } from './screenFocus';

function Frame() {
  const { pathname } = useLocation();
  useFocusOnScreen(pathname);
  return (
    <>
      <Link to="/dashboard/settings">In the frame</Link>
      <main tabIndex={-1}>
        {pathname === '/dashboard/jobs' && <Link to="/dashboard/jobs/one">A row</Link>}
        {pathname === '/dashboard/jobs/one' && <Link to="/dashboard/new">New job</Link>}
        {/* biome-ignore lint/a11y/noAutofocus: as in the form of a new job. */}
        {pathname === '/dashboard/new' && <input autoFocus aria-label="Site URL" />}
      </main>
    </>
  );
}

test('moves the focus to the new screen when a link is followed, never to the top of the page', async () => {
  const user = userEvent.setup();
  void navigate('/dashboard/jobs');
  render(
    <LocationProvider>
      <Frame />
    </LocationProvider>,
  );
  // The browser decides the focus on the first screen.
  expect(document.body).toHaveFocus();

  await user.click(screen.getByText('A row'));
  await waitForElementToBeRemoved(() => screen.queryByText('A row'));
  expect(screen.getByRole('main')).toHaveFocus();

  // A field with autofocus keeps the focus.
  await user.click(screen.getByText('New job'));
  expect(await screen.findByLabelText('Site URL')).toHaveFocus();

  // A link in the frame stays mounted and keeps the focus.
  await user.click(screen.getByText('In the frame'));
  await waitForElementToBeRemoved(() => screen.queryByLabelText('Site URL'));
  expect(screen.getByText('In the frame')).toHaveFocus();
});
