import type { ReactNode } from 'react';
import { codeOf, explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { useTitle } from '#app/live/useTitle';
import { paths } from '#domain/collections';
import { type FreeCheck, freeCheckLimits, hasStopped } from '#domain/freeCheck';
import { pathTo } from '#domain/routes';
import { unicodeHost } from '#domain/unicodeHost';
import { useNow } from '#ui/DateTime';
import { plural } from '#ui/format';
import { Page, Section } from '#ui/Page';
import { PlumbLine } from '#ui/PlumbLine';
import { SeverityTally } from '#ui/Severity';
import { SkeletonRows, SkeletonTitle } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { CheckFindings } from './CheckFindings';
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

interface CheckProgressProps {
  readonly check: FreeCheck;
  readonly site: string;
}

/** Shows what a running check has read and found so far. */
function CheckProgress({ check, site }: CheckProgressProps) {
  const { progress, state, findings, counts, url } = check;
  const title = state === 'queued' ? `The check of ${site} is queued` : `Checking ${site}`;
  useTitle(title);
  const words =
    state === 'queued'
      ? 'It starts as soon as one of the checks before it has ended.'
      : progressWords(progress);
  return (
    <Page title={title}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(5) }}>
        <PlumbLine fraction={fractionOf(progress)} label="Progress of the check" words={words} height={96} />
        <div css={{ display: 'grid', gap: space(1.5), minWidth: 0 }}>
          <Url url={url} />
          <p role="status" css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }}>
            {words}
          </p>
          <SeverityTally counts={counts} />
        </div>
      </div>
      {findings.length > 0 && (
        <Section title="Findings so far">
          <CheckFindings findings={findings} />
        </Section>
      )}
    </Page>
  );
}

function progressWords({ pages, fetched, discovered, findings }: FreeCheck['progress']): string {
  return `${plural(pages, 'page')} read, ${fetched} of ${plural(discovered, 'URL')} checked, ${plural(findings, 'finding')}`;
}

/** Combines both limits that end a check: its pages and its requests. */
function fractionOf({ pages, fetched, discovered }: FreeCheck['progress']): number {
  const expected = Math.min(freeCheckLimits.requests, Math.max(discovered, 1));
  const urls = fetched / expected;
  return discovered <= 1 ? pages / freeCheckLimits.pages : Math.min(1, urls);
}
