import { css } from '@emotion/react';
import { useReportOf } from '#app/jobs/report-data/ReportContext';
import type { Finding } from '#domain/finding';
import { Shape } from '#ui/Icon';
import { color, phone } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { hasMark, markTitles } from './Marks';

/** The column at the start of a row; at its end on a phone. */
const column = css({
  display: 'grid',
  justifyItems: 'center',
  fontSize: '0.6875rem',
  fontWeight: 600,
  [phone]: { order: 1, '&:empty': { display: 'none' } },
});

/** Shows that a finding is new or ignored, in the narrow column at the start of its row. */
export function RowMarks({ finding }: { readonly finding: Finding }) {
  const report = useReportOf();
  if (report && hasMark('ignored', finding, report)) {
    return (
      <span title={markTitles.ignored} css={[column, { color: color.inkFaint }]}>
        <VisuallyHidden>{markTitles.ignored} </VisuallyHidden>
        <Shape name="dash" />
      </span>
    );
  }
  return (
    <span css={[column, { color: color.notice }]}>
      {report && hasMark('new', finding, report) && markTitles.new}
    </span>
  );
}
