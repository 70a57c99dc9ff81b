import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { useCheckAgain } from '#app/jobs/operations/checkAgain';
import { type ReportOf, useReportOf } from '#app/jobs/report-data/ReportContext';
import { explain } from '#app/live/explain';
import { useSession } from '#app/session/SessionContext';
import type { Finding } from '#domain/finding';
import type { CheckAgainResult } from '#domain/operations';
import { color, phone, space, text } from '#ui/theme/tokens';
import { actionStyle } from './actionStyle';
import { IgnoreFinding } from './IgnoreFinding';
import { pathToFinding } from './useShownFinding';

/** Visible when the finding is hovered or focused, or after a result; always on a phone. */
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  justifyContent: 'end',
  gap: `0 ${space(3)}`,
  [phone]: { gridColumn: 2, justifyContent: 'start' },
  '@media (hover: hover)': {
    opacity: 0,
    'article:hover &, article:focus-within &, article[data-shown="true"] &, &[data-reported="true"]': {
      opacity: 1,
    },
  },
  '@media print': { display: 'none' },
});

interface FindingActionsProps {
  readonly finding: Finding;
  /** The index in its rule's list. */
  readonly index: number;
  /** The position in the whole report. */
  readonly position: number;
}

/** Shows the actions on a finding; none for visitors with only the link to the report. */
export function FindingActions(props: FindingActionsProps) {
  const report = useReportOf();
  const { uid } = useSession().account ?? {};
  if (!report) return null;
  return <Actions {...props} report={report} isOwner={report.job.ownerUid === uid} />;
}

interface ActionsProps extends FindingActionsProps {
  readonly report: ReportOf;
  readonly isOwner: boolean;
}

function Actions({ isOwner, ...props }: ActionsProps) {
  const { report, finding } = props;
  const { job, settled, checked, decisions } = report;
  const status = useSyncExternalStore(checked.subscribe, () => checked.of(finding.fingerprint)?.status);
  return (
    <div css={bar} data-reported={status !== undefined}>
      {settled && job.result && <CheckAgain {...props} />}
      {settled && isOwner && decisions.known && <IgnoreFinding finding={finding} report={report} />}
      <CopyLink {...props} jobId={job.jobId} />
    </div>
  );
}

function CheckAgain({ finding, position, report }: FindingActionsProps & { readonly report: ReportOf }) {
  const { fingerprint } = finding;
  const request = { jobId: report.job.jobId, position, fingerprint };
  const { checked, run } = useCheckAgain(report.checked, request);
  const busy = checked?.status === 'checking';
  return (
    <>
      <span
        role="status"
        css={{ fontSize: text.xs, color: color.inkSoft, maxWidth: '16rem', textAlign: 'right' }}
      >
        {checked?.status === 'failed' && explain(checked.error).message}
        {checked?.status === 'checked' && (
          <span style={{ color: checkedWords(checked.result).color }}>
            {checkedWords(checked.result).words}
          </span>
        )}
      </span>
      <button type="button" css={actionStyle} aria-disabled={busy} onClick={run}>
        {busy ? 'Rechecking' : 'Recheck'}
      </button>
    </>
  );
}

const labels = { idle: 'Copy link', copied: 'Link copied', refused: 'Couldn’t copy' } as const;

function CopyLink({ finding, index, jobId }: FindingActionsProps & { readonly jobId: string }) {
  const [copied, setCopied] = useState<keyof typeof labels>('idle');
  const copy = () => {
    const link = new URL(pathToFinding(jobId, finding, index), window.location.origin);
    navigator.clipboard.writeText(link.href).then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    );
  };
  return (
    <button type="button" css={actionStyle} onClick={copy}>
      <span aria-live="polite">{labels[copied]}</span>
    </button>
  );
}

/** Returns the result of rechecking one finding, and the matching color. */
function checkedWords(result: CheckAgainResult): { readonly words: string; readonly color: string } {
  switch (result.verdict) {
    case 'still-there':
      return { words: `Still there${seenWords(result.finding)}.`, color: color.error };
    case 'not-verified':
      return {
        words: `Couldn’t be verified this time${seenWords(result.finding)}. Try again later, or open the URL in a browser.`,
        color: color.unverified,
      };
    case 'gone':
      return { words: 'Fixed: it’s no longer on the page.', color: color.fixed };
    case 'unknown':
      return { words: 'We couldn’t fetch the page. Try again later.', color: color.inkSoft };
    case 'whole-site':
      return {
        words: 'Only a full run can verify this finding. Run the job again.',
        color: color.inkSoft,
      };
  }
}

function seenWords({ evidence: { status, error } }: Finding): string {
  return status ? `: status ${status}` : error ? `: ${error}` : '';
}
