import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { dayOf } from '../../../domain/stats';
import { BackendProvider } from '../../live/BackendContext';
import { fakeBackend } from '../../live/fakeBackend';
import { Trends } from './Trends';

test('the reasons of failures stand under their heading, in one place of the grid', () => {
  const shard = {
    day: dayOf(new Date()),
    ended: { failed: 2 },
    failures: { 'site-unreachable': 2 },
    pages: 0,
    wait: {},
    run: {},
  };
  const watchQuery = (_: object, next: (rows: never) => void) => {
    next([shard] as never);
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <Trends />
      </BackendProvider>
    </LocationProvider>,
  );
  const heading = screen.getByRole('heading', { name: 'Failures by reason' });
  expect(heading.parentElement).toContainElement(screen.getByRole('list', { name: 'Failures by reason' }));
  expect(heading.parentElement).not.toContainElement(screen.getByRole('img', { name: /^Success rate/ }));
});
