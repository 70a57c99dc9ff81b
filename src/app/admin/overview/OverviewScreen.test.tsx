import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import type { Deletion } from '#domain/user';
import { StuckDeletions } from './OverviewScreen';

function show(deletions: readonly Deletion[]) {
  const watchQuery = (_: unknown, next: (rows: never) => void) => {
    next(deletions as never);
    return () => undefined;
  };
  return render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <StuckDeletions />
      </BackendProvider>
    </LocationProvider>,
  );
}

test('names an account whose deletion is stuck, with a link and since when', () => {
  const requestedAt = new Date(Date.now() - 2 * 3_600_000);
  show([{ uid: 'grace', email: 'grace@example.com', requestedAt, resumeAt: new Date() }]);
  expect(screen.getByRole('link', { name: 'grace@example.com' })).toHaveAttribute(
    'href',
    '/admin/users/grace',
  );
  expect(screen.getByText('2 hours ago')).toBeInTheDocument();
});

test('shows nothing without stuck deletions', () => {
  expect(show([]).container).toBeEmptyDOMElement();
});
