import { pathTo } from '#domain/routes';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';

/** Shown for a URL of the application that has no screen. */
export function NotFound() {
  return (
    <Page title="Page not found">
      <EmptyState
        title="Nothing is at this URL"
        actions={
          <>
            <ButtonLink to={pathTo('dashboard')} variant="primary">
              Go to your dashboard
            </ButtonLink>
            <ButtonLink to={pathTo('jobs')}>All jobs</ButtonLink>
          </>
        }
      >
        Check the URL for typos. The page may also have moved.
      </EmptyState>
    </Page>
  );
}
