import { Link, LocationProvider, navigate, useLocation } from '@reach/router';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFocusOnScreen } from './useFocusOnScreen';

function Frame() {
  const { pathname } = useLocation();
  useFocusOnScreen(pathname);
  return (
    <>
      <Link to="/dashboard/settings">In the frame</Link>
      <main tabIndex={-1}>
        {pathname === '/dashboard/jobs' && <Link to="/dashboard/jobs/one">A row</Link>}
        {pathname === '/dashboard/jobs/one' && <Link to="/dashboard/new">New job</Link>}
        {/* biome-ignore lint/a11y/noAutofocus: as the form of a new job has it. */}
        {pathname === '/dashboard/new' && <input autoFocus aria-label="Site URL" />}
      </main>
    </>
  );
}

test('the focus goes on with whoever follows a link, and is never left at the top of the page', async () => {
  const user = userEvent.setup();
  void navigate('/dashboard/jobs');
  render(
    <LocationProvider>
      <Frame />
    </LocationProvider>,
  );
  // The browser begins the first screen.
  expect(document.body).toHaveFocus();

  await user.click(screen.getByText('A row'));
  await waitForElementToBeRemoved(() => screen.queryByText('A row'));
  expect(screen.getByRole('main')).toHaveFocus();

  // A field that takes the focus keeps it.
  await user.click(screen.getByText('New job'));
  expect(await screen.findByLabelText('Site URL')).toHaveFocus();

  // What stays where it is has it still.
  await user.click(screen.getByText('In the frame'));
  await waitForElementToBeRemoved(() => screen.queryByLabelText('Site URL'));
  expect(screen.getByText('In the frame')).toHaveFocus();
});
