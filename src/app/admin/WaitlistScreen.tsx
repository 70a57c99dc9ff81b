import { pathTo } from '../../domain/routes';
import { Page } from '../../ui/Page';
import { EmptyState } from '../../ui/States';
import { ButtonLink } from '../../ui/TextLink';

export function WaitlistScreen() {
  return (
    <Page title="Waitlist">
      <EmptyState
        title="People can’t be approved here yet"
        actions={<ButtonLink to={pathTo('adminUsers')}>Show users</ButtonLink>}
      >
        Who waits is marked “Waitlisted” among the users.
      </EmptyState>
    </Page>
  );
}
