import { defaultAccessMode } from '../../domain/access';
import { Page } from '../../ui/Page';
import { EmptyState } from '../../ui/States';

export function SettingsScreen() {
  return (
    <Page title="Admin settings">
      <EmptyState title="There is nothing to set here yet">
        {`Unless the operator has changed it, new sign-ups follow the access mode “${defaultAccessMode}”.`}
      </EmptyState>
    </Page>
  );
}
