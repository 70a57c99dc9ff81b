import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useRead } from '#app/live/useRead';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import type { SiteRun } from '#domain/siteRun';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonBar } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, text } from '#ui/theme/tokens';
import type { Site } from './siteQueries';

interface SiteDecisionsProps {
  readonly site: Site;
  /** The newest run with a report. */
  readonly last: SiteRun | undefined;
}

const words = { margin: 0, color: color.inkSoft, fontSize: text.sm } as const;

/** Shows how many findings of a site are ignored, with a link to those in the latest report. */
export function SiteDecisions({ site, last }: SiteDecisionsProps) {
  const { data } = useBackend();
  const from = paths.issues(site.uid, site.host);
  // Costs one read per thousand.
  const count = useRead(from, () => data.count({ from }));
  return (
    <Section title="Ignored findings">
      {count.status === 'loading' && <SkeletonBar width="60%" />}
      {count.status === 'error' && <ErrorState words={explain(count.error)} />}
      {count.status === 'ready' && (
        <p css={words}>
          {count.value === 0 ? (
            'None. A finding that you ignore stays ignored in later reports.'
          ) : (
            <>
              {plural(count.value, 'finding')}, including false positives.{' '}
              {last && (
                <TextLink to={`${pathTo('job', { jobId: last.jobId })}?mark=ignored`}>
                  Show in the latest report
                </TextLink>
              )}
            </>
          )}
        </p>
      )}
    </Section>
  );
}
