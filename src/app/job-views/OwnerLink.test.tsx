import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { exampleJob } from './exampleJob.fixture';
import { OwnerLink } from './OwnerLink';

test('links to the owner’s account, and opens the job as its owner sees it', () => {
  render(
    <LocationProvider>
      <OwnerLink job={exampleJob({ jobId: 'job-1', ownerUid: 'grace', ownerEmail: 'grace@example.com' })} />
    </LocationProvider>,
  );
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('grace@example.com')).toBe('/admin/users/grace?job=job-1');
  expect(href('Open as owner')).toBe('/admin/users/grace?job=job-1&view');
});
