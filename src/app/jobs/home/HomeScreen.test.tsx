import { LocationProvider } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataService } from '../../../services/backend';
import { exampleJob } from '../../job-views/exampleJob';
import { BackendProvider } from '../../live/BackendContext';
import { errorWith, fakeBackend } from '../../live/fakeBackend';
import { exampleSession } from '../../session/exampleSession';
import { SessionContextProvider } from '../../session/SessionContext';
import { HomeScreen } from './HomeScreen';

const session = exampleSession();

function show(watchQuery: DataService['watchQuery']) {
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <SessionContextProvider value={session}>
          <HomeScreen />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

test('that the latest jobs can’t be read is said, and asking again keeps what was typed', async () => {
  let fails = true;
  show(({ from, where = [] }, next, fail) => {
    if (from !== 'jobs' || where.length > 1) next([]);
    else if (fails) fail(errorWith('unavailable'));
    else next([exampleJob({ state: 'failed' })] as never);
    return () => undefined;
  });
  const address = screen.getByLabelText('Site address');
  await userEvent.type(address, 'shop.example.com');
  const finished = () => within(screen.getByRole('region', { name: 'Recently finished' }));
  expect(finished().getByRole('alert')).toBeVisible();
  fails = false;
  await userEvent.click(finished().getByRole('button', { name: 'Try again' }));
  expect(finished().getByRole('table', { name: 'Jobs that have ended' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'First steps' })).toBeVisible();
  expect(address).toHaveValue('shop.example.com');
});
