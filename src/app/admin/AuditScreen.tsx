import { Page } from '../../ui/Page';
import { EmptyState } from '../../ui/States';

export function AuditScreen() {
  return (
    <Page title="Audit log">
      <EmptyState title="No admin action is recorded yet">
        Every change that an admin makes to an account or a setting will stand here, and can’t be altered.
      </EmptyState>
    </Page>
  );
}
