import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { type GoneJob, goneJob } from '#domain/job';
import { NoJob } from './NoJob';

function show(admin: boolean, gone: GoneJob | null = null) {
  const watchDocument = (_: string, next: (found: never) => void) => {
    next(gone as never);
    return () => undefined;
  };
  const session = exampleSession({ admin });
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchDocument } })}>
        <SessionContextProvider value={session}>
          <NoJob jobId="old" />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

test('doesn’t tell an admin, who can read every job, that it may be another user’s', () => {
  show(true);
  expect(screen.getByRole('heading', { name: 'This job doesn’t exist' })).toBeVisible();
  expect(screen.queryByText(/another account/)).toBeNull();
  expect(screen.getByRole('link', { name: 'All users’ jobs' })).toHaveAttribute('href', '/admin/jobs');
});

test('tells other users only what also applies to another user’s job', () => {
  show(false);
  expect(screen.getByRole('heading', { name: 'We couldn’t find this job' })).toBeVisible();
  expect(screen.getByText(/another account/)).toBeVisible();
});

test('tells an admin that their own job was deleted', () => {
  show(true, goneJob(exampleJob(), 'deleted', new Date()));
  expect(screen.getByRole('heading', { name: 'The job for example.com was deleted' })).toBeVisible();
});
