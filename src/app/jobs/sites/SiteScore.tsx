import { css } from '@emotion/react';
import { gradeColor, ScoreChange, ScoreRing } from '#app/job-views/Score';
import { ScoreChart } from '#app/job-views/ScoreChart';
import { pathTo } from '#domain/routes';
import { type SiteHistory, trendOf } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import { DateTime } from '#ui/DateTime';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
import { TextLink } from '#ui/TextLink';
import { color, phone, space, text } from '#ui/theme/tokens';

const columns = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) },
});
const words = css({ margin: 0, fontSize: text.sm, color: color.inkSoft });

/** Shows a site's latest grade and score, and how the score changed from run to run. */
export function SiteScore({ history }: { readonly history: SiteHistory | null }) {
  const like = history ? trendOf(history) : [];
  const last = like.at(-1);
  return (
    <Section title="Score">
      {history && last ? (
        <div css={columns}>
          <Latest run={last} before={like.at(-2)} />
          <Trend history={history} like={like} />
        </div>
      ) : (
        <p css={words}>No score yet. It appears here when a job on this site succeeds.</p>
      )}
    </Section>
  );
}

interface LatestProps {
  readonly run: SiteRun;
  readonly before: SiteRun | undefined;
}

function Latest({ run, before }: LatestProps) {
  return (
    <div css={{ display: 'grid', gap: space(1), alignContent: 'start' }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(3), marginBottom: space(1) }}>
        <ScoreRing score={run.score} grade={run.grade} size={72} />
        <span css={{ display: 'inline-flex', alignItems: 'baseline', gap: space(2) }}>
          <strong
            css={{ fontSize: text.xl, fontWeight: 650, lineHeight: 1 }}
            style={{ color: gradeColor[run.grade] }}
          >
            {run.grade}
          </strong>
          <ScoreChange now={run.score} before={before?.score} />
        </span>
      </div>
      <p css={words}>
        {plural(run.errors, 'error')}, {plural(run.warnings, 'warning')}
      </p>
      <p css={words}>
        <TextLink to={pathTo('job', { jobId: run.jobId })}>Latest report</TextLink>,{' '}
        <DateTime date={run.at} />
      </p>
    </div>
  );
}

interface TrendProps {
  readonly history: SiteHistory;
  readonly like: readonly SiteRun[];
}

function Trend({ history: { host, runs }, like }: TrendProps) {
  const others = runs.length - like.length;
  const left =
    others > 0 &&
    `${plural(others, 'run')} with different options ${others === 1 ? 'isn’t' : 'aren’t'} part of the trend.`;
  if (like.length < 2) {
    return <p css={words}>The trend starts with the next run with the same options. {left}</p>;
  }
  return (
    <div css={{ display: 'grid', gap: space(2), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScoreChart site={unicodeHost(host)} runs={like} />
      {left && <p css={words}>{left}</p>}
    </div>
  );
}
