import { css } from '@emotion/react';
import { gradeColor } from '#app/job-views/Score';
import { severities } from '#domain/finding';
import type { JobResult } from '#domain/job';
import { pagesScored, unscoredBy } from '#domain/score';
import { Numbers } from '#ui/Facts';
import { formatBytes, formatDuration, formatNumber, plural } from '#ui/format';
import { Mark } from '#ui/Mark';
import { SeverityCount, severityStyles } from '#ui/Severity';
import { color, phone, space, text } from '#ui/theme/tokens';
import { unscoredWords } from './jobWords';

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: space(8),
  alignItems: 'center',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) },
});

const scoreStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  paddingRight: space(8),
  borderRight: `1px solid ${color.line}`,
  [phone]: { border: 0, padding: 0 },
});

interface JobResultPanelProps {
  readonly result: JobResult;
  /** The job didn't finish, so the score covers the pages that it read, not the site. */
  readonly partial: boolean;
}

/** Shows the result in numbers. */
export function JobResultPanel({ result, partial }: JobResultPanelProps) {
  const why = unscoredBy(result);
  const { scriptedPages = 0 } = result;
  return (
    <div css={panel}>
      <div css={scoreStyle}>
        <Mark size={40} />
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: nothing here is a form. */}
          <div role="group" aria-label="Score" css={{ fontSize: text.xl, lineHeight: 1.1 }}>
            {why === null ? (
              <>
                {result.score} <strong style={{ color: gradeColor[result.grade] }}>{result.grade}</strong>
              </>
            ) : (
              '–'
            )}
          </div>
          <div css={{ fontSize: text.xs, color: color.inkFaint }}>
            {why !== null
              ? `no score: ${unscoredWords[why]}`
              : partial
                ? `based on ${plural(pagesScored(result), 'page')} only`
                : 'out of 100'}
          </div>
        </div>
      </div>
      <div css={{ display: 'grid', gap: space(4) }}>
        <Numbers
          facts={severities.map((severity) => ({
            name: severityStyles[severity].title,
            value: <SeverityCount severity={severity} count={result.counts[severity]} />,
          }))}
        />
        <Numbers
          facts={[
            { name: 'Pages', value: formatNumber(result.pages) },
            ...(scriptedPages > 0 ? [{ name: 'Not evaluated', value: formatNumber(scriptedPages) }] : []),
            { name: 'Fetched', value: formatBytes(result.bytes) },
            { name: 'Duration', value: formatDuration(result.durationMs) },
          ]}
        />
      </div>
    </div>
  );
}
