import { css } from '@emotion/react';
import { fractionOf, progressWords } from '#app/job-views/jobState';
import { hasEnded, type Job } from '#domain/job';
import { Numbers } from '#ui/Facts';
import { formatNumber } from '#ui/format';
import { PlumbLine } from '#ui/PlumbLine';
import { color, phone, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { percentOf } from './jobWords';
import { hasPace, isReading, type Remaining, remainingWords } from './pace';

const panel = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  [phone]: { gap: space(5), alignItems: 'flex-start' },
});

/** Lines that are always present, so that nothing below moves when one is empty. */
const line = css({
  margin: 0,
  minHeight: '1.25rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface JobProgressPanelProps {
  readonly job: Job;
  readonly remaining: Remaining;
  /** What a queued job waits for. */
  readonly waiting?: string | undefined;
}

/**
 * Shows progress. The queue shrinks as URLs are checked, and may grow when many new ones are discovered. For
 * a job that ended without a report, it shows how far the job got.
 */
export function JobProgressPanel({ job, remaining, waiting }: JobProgressPanelProps) {
  const { progress } = job;
  const ended = hasEnded(job.state);
  if (ended && progress.pages === 0) return <p css={{ margin: 0, fontSize: text.sm }}>No pages were read.</p>;
  const words = progressWords(job);
  const percent = percentOf(job, remaining);
  return (
    <div css={panel}>
      <PlumbLine fraction={fractionOf(progress)} label="Progress" words={words} height={104} />
      <div css={{ display: 'grid', gap: space(2), flex: 1, minWidth: 0 }}>
        <div css={{ fontSize: text.sm }}>
          <p css={[line, { fontVariantNumeric: 'tabular-nums' }]}>
            {percent && (
              <>
                <strong css={{ fontWeight: 600 }}>{percent}</strong>:{' '}
              </>
            )}
            <span>{words}</span>
          </p>
          <p css={[line, { color: color.inkSoft, [phone]: { whiteSpace: 'normal', minHeight: '2.5rem' } }]}>
            {ended ? 'The job ended early. What it found is below.' : (waiting ?? remainingWords(remaining))}
          </p>
        </div>
        <Numbers
          facts={[
            { name: 'Pages', value: formatNumber(progress.pages) },
            // A slice that died may have found more than it stored, so only what is listed counts.
            ...(ended ? [] : [{ name: 'Findings', value: formatNumber(progress.findings) }]),
            { name: 'Checked', value: formatNumber(progress.fetched) },
            { name: 'Discovered', value: formatNumber(progress.discovered) },
            {
              name: 'Pages per second',
              value: !ended && hasPace(remaining) ? progress.pagesPerSecond.toFixed(1) : '–',
            },
          ]}
        />
        <div css={{ minHeight: '1.5rem', fontSize: text.xs, color: color.inkFaint }}>
          {!ended && isReading(remaining) && progress.currentUrl && (
            <span css={{ display: 'flex', alignItems: 'baseline', gap: space(1.5) }}>
              <span css={{ flex: 'none' }}>Checking</span> <Url url={progress.currentUrl} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
