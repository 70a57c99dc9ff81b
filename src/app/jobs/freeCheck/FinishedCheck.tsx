import { css } from '@emotion/react';
import { useTitle } from '#app/live/useTitle';
import type { CheckedPage, FreeCheck, FreeCheckResult } from '#domain/freeCheck';
import { DateTime } from '#ui/DateTime';
import { formatNumber, plural } from '#ui/format';
import { Section } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { JobStrip, pagesWords } from '../job/JobStrip';
import { headingOf } from '../job/jobWords';
import { CheckFindings } from './CheckFindings';
import { freeCheckPath, signupPath } from './paths';

interface FinishedCheckProps {
  readonly check: FreeCheck;
  readonly result: FreeCheckResult;
  readonly site: string;
}

/** Shows the result of a free check: grade, counts, the first findings, and how to check the rest. */
export function FinishedCheck({ check, result, site }: FinishedCheckProps) {
  const { findings, pages, url, updatedAt, expiresAt } = check;
  const heading = headingOf({ state: 'succeeded', title: site, result });
  useTitle(heading);
  const total = Object.values(result.counts).reduce((sum, count) => sum + count, 0);
  const isPart = findings.length < total;
  return (
    <div css={{ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <JobStrip
        heading={heading}
        site={site}
        facts={
          <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space(3)}` }}>
            <Url url={url} />
            <span>
              Checked <DateTime date={updatedAt} />
            </span>
            <span>{pagesWords(result)}</span>
          </span>
        }
        result={result}
        partial
      />
      <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
        <ButtonLink to={signupPath(url)} variant="primary">
          Sign up to keep it and check the rest
        </ButtonLink>
        <p css={{ margin: 0, fontSize: text.xs, color: color.inkSoft }}>
          {result.isTimedOut && 'The check reached its time limit, so some rules weren’t evaluated. '}
          With an account, you can check the whole site and keep its report. Everyone with the link can read
          this result. It is deleted <DateTime date={expiresAt} />.{' '}
          <a href={freeCheckPath(url)}>Check the site again</a>
        </p>
      </div>
      <Section
        title={isPart ? 'The most severe findings' : 'Findings'}
        aside={isPart && `${formatNumber(findings.length)} of ${plural(total, 'finding')}`}
      >
        {findings.length > 0 ? (
          <CheckFindings findings={findings} />
        ) : (
          <EmptyState title="No findings">Nothing is wrong on the pages that we read.</EmptyState>
        )}
      </Section>
      <Section title="Pages read">
        <PageList pages={pages} />
      </Section>
    </div>
  );
}

const list = css({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.xs,
});

/** Lists the pages that a free check has read, with their status. */
function PageList({ pages }: { readonly pages: readonly CheckedPage[] }) {
  return (
    <ul css={list}>
      {pages.map(({ url, status, title }) => (
        <li key={url} css={{ display: 'flex', gap: space(3), minWidth: 0 }}>
          <span css={{ flex: 'none', color: color.inkSoft }}>{status > 0 ? status : 'no response'}</span>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Url url={url} />
            {title && <bdi css={{ color: color.inkSoft }}> {title}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
