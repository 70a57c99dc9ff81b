import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Section } from '../../../../ui/Page';
import { SkeletonBar, SkeletonRows } from '../../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../../ui/States';
import { Stack } from './Layout';

/** What stands where something else should be, and what is said about it. */
export function Messages() {
  return (
    <>
      <Section title="Skeleton">
        <SkeletonRows rows={3} words="Loading" />
        <SkeletonBar width="40%" />
      </Section>
      <Section title="Notice, EmptyState, ErrorState">
        <Stack>
          <Notice tone="error" title="A limit has been reached">
            You have used all 30 jobs of this month.
          </Notice>
          <Notice tone="warning">You are offline.</Notice>
          <Notice tone="notice">A new version is ready.</Notice>
          <Notice tone="fixed" title="Done">
            Your password is changed.
          </Notice>
          <EmptyState title="You have no jobs yet" actions={<Button look="primary">Start check</Button>}>
            A job checks one site: every page and every link.
          </EmptyState>
          <ErrorState
            words={{ title: 'We couldn’t reach Plumbline', message: 'Check your connection.' }}
            actions={<Button>Try again</Button>}
          />
        </Stack>
      </Section>
    </>
  );
}
