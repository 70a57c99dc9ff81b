import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';

const rows = css({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

/** One below the other: what was found comes before what is only worth knowing, and last what grows while a job runs. */
const narrow = '@media (max-width: 64rem)';
const areas = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  alignItems: 'start',
  gridTemplate: '"lead aside" auto "facts facts" auto "report report" auto / minmax(0, 1fr) 19rem',
  [narrow]: { gridTemplate: '"lead" auto "report" auto "facts" auto "aside" auto / minmax(0, 1fr)' },
});
/** What is hidden in it hangs from it: from the page, it would keep the window from following what is being read. */
const reportArea = css({ gridArea: 'report', position: 'relative' });
const tallAreas = css({
  gridTemplate: '"lead aside" auto "report report" auto / minmax(0, 1fr) 19rem',
  [narrow]: { gridTemplate: '"lead" auto "report" auto "aside" auto / minmax(0, 1fr)' },
});

interface ReportLayoutProps {
  /** What those hear who go from heading to heading; its tabs say it to the eye. */
  readonly title: string;
  /** What the report begins with. */
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  /** About the job: in as many columns as there is room for. */
  readonly facts?: ReactNode;
  /** What it begins with is so tall that the facts have room beside it, under the aside. */
  readonly tall?: boolean;
  /** What was found, over the whole width. */
  readonly children: ReactNode;
}

/** A report, what it begins with, and what is worth knowing beside it. */
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
