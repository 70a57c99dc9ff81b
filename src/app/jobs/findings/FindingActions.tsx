import { css } from '@emotion/react';
import { useState } from 'react';
import type { Finding } from '../../../domain/finding';
import { color, font, phone, space, text } from '../../../ui/theme/tokens';
import { useReportOf } from '../report/ReportContext';
import { pathToFinding } from './shownFinding';

/** In sight when the finding is pointed at or has the focus; on a phone always. */
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  justifyContent: 'end',
  gap: `0 ${space(3)}`,
  [phone]: { gridColumn: 2, justifyContent: 'start' },
  '@media (hover: hover)': {
    opacity: 0,
    'article:hover &, article:focus-within &, article[data-shown="true"] &': { opacity: 1 },
  },
});

export const actionStyle = css({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkFaint,
  fontFamily: font.sans,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.accent, textDecoration: 'underline' },
  [phone]: { minHeight: '2.75rem' },
});

const labels = { idle: 'Copy link', copied: 'Link copied', refused: 'Your browser refused to copy' } as const;

interface FindingActionsProps {
  readonly finding: Finding;
  readonly index: number;
}

/** What can be done about one finding. */
export function FindingActions({ finding, index }: FindingActionsProps) {
  const report = useReportOf();
  const [copied, setCopied] = useState<keyof typeof labels>('idle');
  if (!report) return null;
  const copy = () => {
    const link = new URL(pathToFinding(report.jobId, finding, index), window.location.origin);
    navigator.clipboard.writeText(link.href).then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    );
  };
  return (
    <div css={bar}>
      <button type="button" css={actionStyle} onClick={copy}>
        <span aria-live="polite">{labels[copied]}</span>
      </button>
    </div>
  );
}
