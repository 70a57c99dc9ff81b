import { codeOf, explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { useTitle } from '#app/live/useTitle';
import { paths } from '#domain/collections';
import { withoutIgnored } from '#domain/ignoredFindings';
import { pathTo } from '#domain/routes';
import type { Share } from '#domain/share';
import { DateTime } from '#ui/DateTime';
import { formatNumber } from '#ui/format';
import { Page } from '#ui/Page';
import { SkeletonRows, SkeletonTitle } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { JobStrip, pagesWords } from '../job/JobStrip';
import { headingOf } from '../job/jobWords';
import { FinishedReport } from '../report/FinishedReport';

/** Shows a report by its link, read-only. */
export function SharedScreen({ token }: { readonly token: string }) {
  const share = useDocument(paths.share(token));
  if (share.status === 'loading') {
    return (
      <Page title={<SkeletonTitle words="Shared report" width="16rem" />}>
        <SkeletonRows rows={8} words="Loading the report" />
      </Page>
    );
  }
  // An expired link is rejected like one that never existed.
  if (share.status === 'error' && codeOf(share.error) !== 'permission-denied') {
    return (
      <Page title="Shared report">
        <ErrorState words={explain(share.error)} />
      </Page>
    );
  }
  if (share.status === 'error' || share.value === null) return <NoShare />;
  return <SharedReport share={share.value} />;
}

function NoShare() {
  const title = 'This link doesn’t work';
  useTitle(title);
  return (
    <Page title={title}>
      <EmptyState
        title="This report is no longer shared"
        actions={<ButtonLink to={pathTo('home')}>About Plumbline</ButtonLink>}
      >
        The report expired, its owner revoked the link, or the link is incomplete. Ask the owner for a new
        link.
      </EmptyState>
    </Page>
  );
}

function SharedReport({ share }: { readonly share: Share }) {
  const heading = headingOf(share);
  const { ignored } = withoutIgnored(share.summary);
  useTitle(heading);
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <JobStrip
        heading={heading}
        site={new URL(share.url).host}
        facts={
          <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space(3)}` }}>
            <Url url={share.url} />
            <span>
              Checked <DateTime date={share.finishedAt} />
            </span>
            <span>{pagesWords(share.result)}</span>
          </span>
        }
        result={share.result}
        partial={share.state === 'canceled'}
        ignored={ignored > 0 && `${formatNumber(ignored)} ignored by the owner`}
      />
      <FinishedReport job={share} summary={share.summary} />
    </div>
  );
}
