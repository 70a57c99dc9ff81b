import { css } from '@emotion/react';
import { sumOf, useReportOf } from '#app/jobs/report-data/ReportContext';
import { useReportView } from '#app/jobs/report-data/useReportView';
import type { SeverityCounts } from '#domain/finding';
import { formatNumber } from '#ui/format';
import { Section } from '#ui/Page';
import { SeverityTally } from '#ui/Severity';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space(3)} ${space(5)}`,
  margin: 0,
  dt: { fontSize: text.xs, color: color.inkSoft },
  dd: { margin: 0 },
});

/** Shows what is new and fixed since the previous comparable run; nothing if there is none. */
export function WhatChanged() {
  const news = useReportOf()?.news;
  const { linkTo } = useReportView();
  if (!news) return null;
  return (
    <Section
      title="Since the previous run"
      aside={<TextLink to={linkTo({ tab: 'changes' })}>Show changes</TextLink>}
    >
      <dl css={list}>
        <Change name="New" count={news.total} counts={news.added} />
        <Change name="Fixed" count={sumOf(news.fixed)} counts={news.fixed} />
        <Change name="Still there" count={news.persisting} />
      </dl>
    </Section>
  );
}

interface ChangeProps {
  readonly name: string;
  readonly count: number;
  readonly counts?: SeverityCounts;
}

function Change({ name, count, counts }: ChangeProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd css={{ fontSize: text.lg, fontWeight: 600, lineHeight: 1.4 }}>{formatNumber(count)}</dd>
      {count > 0 && counts && (
        <dd>
          <SeverityTally counts={counts} />
        </dd>
      )}
    </div>
  );
}
