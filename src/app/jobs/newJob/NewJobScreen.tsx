import { useLocation } from '@reach/router';
import { useTitle } from '#app/live/useTitle';
import { pathTo } from '#domain/routes';
import { Page } from '#ui/Page';
import { TextLink } from '#ui/TextLink';
import { NewJobForm } from './NewJobForm';
import { inputAskedFor, urlAskedFor } from './newJobPath';

/** The form as a page with its own URL, so that it can be linked to. */
export function NewJobScreen() {
  const { search, state } = useLocation();
  useTitle('New job');
  return (
    <Page title="New job" above={<TextLink to={pathTo('jobs')}>Jobs</TextLink>}>
      <NewJobForm autoFocus url={urlAskedFor(search)} asked={inputAskedFor(state)} />
    </Page>
  );
}
