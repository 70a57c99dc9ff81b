import type { ReactNode } from 'react';
import { codeOf, explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { useTitle } from '#app/live/useTitle';
import { paths } from '#domain/collections';
import { type FreeCheck, hasStopped } from '#domain/freeCheck';
import { pathTo } from '#domain/routes';
import { unicodeHost } from '#domain/unicodeHost';
import { useNow } from '#ui/DateTime';
import { Page } from '#ui/Page';
import { SkeletonRows, SkeletonTitle } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { CheckProgress } from './CheckProgress';
import { FinishedCheck } from './FinishedCheck';
import { freeCheckPath, signupPath } from './paths';

/** Shows a free check by its link, live until it ends. */
export function FreeCheckResult({ checkId }: { readonly checkId: string }) {
  const check = useDocument(paths.freeCheck(checkId));
  if (check.status === 'loading') {
    return (
      <Page title={<SkeletonTitle words="Free check" width="16rem" />}>
        <SkeletonRows rows={8} words="Loading the result" />
      </Page>
    );
  }
  // An expired result is rejected like one that never existed.
  if (check.status === 'error' && codeOf(check.error) !== 'permission-denied') {
    return (
      <Page title="Free check">
        <ErrorState words={explain(check.error)} />
      </Page>
    );
  }
  if (check.status === 'error' || check.value === null) return <NoResult />;
  return <KnownCheck check={check.value} />;
}

function KnownCheck({ check }: { readonly check: FreeCheck }) {
  const now = useNow();
  const { state, url, result, failure } = check;
  const site = unicodeHost(new URL(url).host);
  if (state === 'succeeded' && result) return <FinishedCheck check={check} result={result} site={site} />;
  if (state === 'failed' && failure)
    return (
      <Unfinished title={`${site} couldn’t be checked`} url={url}>
        {failure.message}
      </Unfinished>
    );
  if (hasStopped(check, now))
    return (
      <Unfinished title={`The check of ${site} stopped`} url={url}>
        It has made no progress for several minutes because of a problem on our side. Try again.
      </Unfinished>
    );
  return <CheckProgress check={check} site={site} />;
}

interface UnfinishedProps {
  readonly title: string;
  readonly url: string;
  readonly children: ReactNode;
}

function Unfinished({ title, url, children }: UnfinishedProps) {
  useTitle(title);
  return (
    <Page title={title}>
      <EmptyState
        title="There’s no result"
        actions={
          <>
            <ButtonLink to={freeCheckPath(url)} variant="primary">
              Try again
            </ButtonLink>
            <ButtonLink to={signupPath(url)}>Sign up to check this site</ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

function NoResult() {
  const title = 'This result isn’t available';
  useTitle(title);
  return (
    <Page title={title}>
      <EmptyState
        title="The check has expired, or the link is incomplete"
        actions={
          <ButtonLink to={pathTo('freeCheck')} variant="primary">
            Check a site
          </ButtonLink>
        }
      >
        Results of free checks are deleted after a day.
      </EmptyState>
    </Page>
  );
}
