import type { Decisions } from '#app/jobs/report-data/ReportContext';
import { useFailures } from '#app/jobs/report-data/useFailures';
import { explain } from '#app/live/explain';
import { Button } from '#ui/Button';
import { ErrorState } from '#ui/States';

/**
 * Says that no finding is marked as ignored because the decisions could not be loaded; nothing while they
 * are loaded or loading.
 */
export function DecisionsMissing({ decisions }: { readonly decisions: Decisions }) {
  const { failure, again } = useFailures(decisions);
  if (failure === undefined) return null;
  return (
    <ErrorState
      words={{
        title: 'Couldn’t load ignored findings',
        message: `${explain(failure).message} Until then, ignored findings aren’t marked, and you can’t ignore new ones.`,
      }}
      actions={<Button onClick={again}>Try again</Button>}
    />
  );
}
