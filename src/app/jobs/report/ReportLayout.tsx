import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';

const rows = css({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

/** In one column: findings come before background facts, and what grows while a job runs comes last. */
const narrow = '@media (max-width: 64rem)';
const areas = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  alignItems: 'start',
  gridTemplate: '"lead aside" auto "facts facts" auto "report report" auto / minmax(0, 1fr) 19rem',
  [narrow]: { gridTemplate: '"lead" auto "report" auto "facts" auto "aside" auto / minmax(0, 1fr)' },
});
/**
 * Contains absolutely positioned hidden content, which would otherwise extend the page and break the scroll
 * anchor.
 */
const reportArea = css({ gridArea: 'report', position: 'relative' });
const tallAreas = css({
  gridTemplate: '"lead aside" auto "report report" auto / minmax(0, 1fr) 19rem',
  [narrow]: { gridTemplate: '"lead" auto "report" auto "aside" auto / minmax(0, 1fr)' },
});

interface ReportLayoutProps {
  /** For screen readers, which navigate by headings; sighted users see the tabs instead. */
  readonly title: string;
  /** The top of the report. */
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  /** About the job, in as many columns as fit. */
  readonly facts?: ReactNode;
  /** The lead is tall enough for the facts to fit beside it, under the aside. */
  readonly tall?: boolean;
  /** The findings, across the full width. */
  readonly children: ReactNode;
}

/** Lays out a report with its lead, and the background facts beside it. */
export function ReportLayout({ title, lead, aside, facts, tall = false, children }: ReportLayoutProps) {
  const report = (
    <>
      <h2 css={visuallyHidden}>{title}</h2>
      {children}
    </>
  );
  if (!aside) {
    return (
      <div css={rows}>
        <div css={rows}>{lead}</div>
        <div css={rows}>{report}</div>
      </div>
    );
  }
  return (
    <div css={[areas, tall && tallAreas]}>
      <div css={[rows, { gridArea: 'lead' }]}>{lead}</div>
      <div css={[rows, reportArea]}>{report}</div>
      {!tall && facts && <div css={{ gridArea: 'facts' }}>{facts}</div>}
      <div css={[rows, { gridArea: 'aside' }]}>
        {aside}
        {tall && facts}
      </div>
    </div>
  );
}
