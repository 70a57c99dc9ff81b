import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { gradeColor, ScoreChange, ScoreRing } from '#app/job-views/Score';
import { severities } from '#domain/finding';
import type { JobResult } from '#domain/job';
import { pagesScored, unscoredBy } from '#domain/score';
import { formatNumber, plural } from '#ui/format';
import { SeverityCount, severityStyles } from '#ui/Severity';
import { SiteTile } from '#ui/SiteTile';
import { color, phone, space, text } from '#ui/theme/tokens';
import type { ScoreTrend } from '../report-data/scoreTrend';
import { CountChange, TrendLine } from './Changes';
import { unscoredWords } from './jobWords';

/** The part of a result that the strip shows. */
type StripResult = Pick<JobResult, 'score' | 'grade' | 'counts' | 'pages' | 'scriptedPages' | 'unscored'>;

interface JobStripProps {
  readonly heading: string;
  /** The site’s name. */
  readonly site: string;
  /** The site’s icon as it is stored. */
  readonly icon?: string | undefined;
  /** The line below the heading: state, time, size. */
  readonly facts: ReactNode;
  readonly result?: StripResult | null;
  /** The job didn’t finish, so the score covers the pages that it read, not the site. */
  readonly partial?: boolean;
  readonly trend?: ScoreTrend | undefined;
  /** How many findings are ignored, as a link or text. They aren’t in the result. */
  readonly ignored?: ReactNode;
  readonly actions?: ReactNode;
}

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(7)}`,
  [phone]: { columnGap: space(5) },
});

/** Takes the remaining width, so that the rest of the strip is at its end. */
const identity = css({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  [phone]: { flexBasis: '100%' },
});

const counts = css({
  display: 'flex',
  gap: space(5),
  // The two that matter; the Overview lists all.
  [phone]: { '& > :nth-of-type(n + 3)': { display: 'none' } },
});

/** Shows what a job is, its result in numbers, and its actions, above the tabs of its report. */
export function JobStrip({
  heading,
  site,
  icon,
  facts,
  result,
  partial = false,
  trend,
  ignored,
  actions,
}: JobStripProps) {
  return (
    <header css={strip}>
      <div css={identity}>
        <SiteTile name={site} icon={icon} />
        <div css={{ minWidth: 0 }}>
          <h1
            css={{ margin: 0, fontSize: text.lg, lineHeight: 1.3, fontWeight: 650, overflowWrap: 'anywhere' }}
          >
            {heading}
          </h1>
          <div css={{ fontSize: '0.8125rem', color: color.inkSoft }}>{facts}</div>
        </div>
      </div>
      {result && (
        <>
          <ResultScore result={result} partial={partial} trend={trend} />
          <div css={counts}>
            {severities.map((severity) => (
              <Count key={severity} name={severityStyles[severity].title}>
                <SeverityCount severity={severity} count={result.counts[severity]} />
                {trend && (severity === 'error' || severity === 'warning') && (
                  <CountChange by={trend.change[severity]} />
                )}
              </Count>
            ))}
            {ignored && (
              <span css={{ alignSelf: 'end', fontSize: text.xs, color: color.inkSoft }}>{ignored}</span>
            )}
          </div>
        </>
      )}
      {actions}
    </header>
  );
}

function Count({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <output> would be announced at every change.
    <div role="group" aria-label={name}>
      <div
        css={{
          display: 'flex',
          alignItems: 'baseline',
          gap: space(1.5),
          fontSize: '1.125rem',
          fontWeight: 600,
        }}
      >
        {children}
      </div>
      <div aria-hidden="true" css={{ fontSize: text.xs, color: color.inkSoft }}>
        {name.toLowerCase()}
      </div>
    </div>
  );
}

interface ResultScoreProps {
  readonly result: StripResult;
  readonly partial: boolean;
  readonly trend: ScoreTrend | undefined;
}

function ResultScore({ result, partial, trend }: ResultScoreProps) {
  const why = unscoredBy(result);
  if (why !== null) {
    return (
      <div css={{ fontSize: '0.8125rem', color: color.inkSoft, maxWidth: '12rem' }}>
        No score: {unscoredWords[why]}
      </div>
    );
  }
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing here is a form. */}
      <div role="group" aria-label="Score" css={{ display: 'contents' }}>
        <ScoreRing score={result.score} grade={result.grade} />{' '}
        <div css={{ fontSize: text.xs, lineHeight: 1.5, color: color.inkSoft }}>
          <div css={{ display: 'flex', alignItems: 'baseline', gap: space(1.5), fontSize: text.md }}>
            <strong css={{ fontWeight: 650 }} style={{ color: gradeColor[result.grade] }}>
              {result.grade}
            </strong>
            {trend && <ScoreChange now={result.score} before={result.score - trend.change.score} />}
          </div>
          {trend && <TrendLine trend={trend} />}
          {partial ? (
            <div>based on {plural(pagesScored(result), 'page')} only</div>
          ) : (
            !trend && <div>out of 100</div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Returns “1,204 pages”, and those that were not evaluated. */
export function pagesWords({ pages, scriptedPages = 0 }: StripResult): string {
  const all = plural(pages, 'page');
  return scriptedPages === 0 ? all : `${all}, ${formatNumber(scriptedPages)} not evaluated`;
}
