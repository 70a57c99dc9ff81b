import { css } from '@emotion/react';
import { ExternalLink, Link2, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCheckAgain } from '#app/jobs/operations/checkAgain';
import { type ReportOf, useReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import { useSession } from '#app/session/SessionContext';
import type { Finding } from '#domain/finding';
import type { CheckAgainResult } from '#domain/operations';
import { Button, buttonStyle } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { color, space, text } from '#ui/theme/tokens';
import { safeHref } from '#ui/Url';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { IgnoreFinding } from './IgnoreFinding';
import { pathToFinding } from './useShownFinding';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1.5),
  marginTop: space(3),
  '@media print': { display: 'none' },
});

/** Below the buttons, which keep their places. */
const result = css({ order: 1, flex: '1 0 100%', fontSize: text.xs, '&:empty': { display: 'none' } });

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
  const { job, settled, decisions } = report;
  return (
    <div css={bar}>
      {settled && job.result && <CheckAgain {...props} />}
      {settled && isOwner && decisions.known && <IgnoreFinding finding={finding} report={report} />}
      <CopyLink {...props} jobId={job.jobId} />
      <OpenPage page={finding.page} />
    </div>
  );
}

function CheckAgain({ finding, position, report }: FindingActionsProps & { readonly report: ReportOf }) {
  const { fingerprint } = finding;
  const request = { jobId: report.job.jobId, position, fingerprint };
  const { checked, run } = useCheckAgain(report.checked, request);
  const busy = checked?.status === 'checking';
  useKey('r', 'Recheck the opened finding', run);
  return (
    <>
      <Button busy={busy ? 'Rechecking' : undefined} onClick={run}>
        <Icon of={RotateCw} />
        Recheck
      </Button>
      <span role="status" css={result}>
        {checked?.status === 'failed' && explain(checked.error).message}
        {checked?.status === 'checked' && (
          <span style={{ color: checkedWords(checked.result).color }}>
            {checkedWords(checked.result).words}
          </span>
        )}
      </span>
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
    <Button variant="quiet" onClick={copy}>
      <Icon of={Link2} />
      <span aria-live="polite">{labels[copied]}</span>
    </Button>
  );
}

function OpenPage({ page }: { readonly page: string }) {
  const href = safeHref(page);
  const link = useRef<HTMLAnchorElement>(null);
  useKey('o', 'Open the page of the opened finding', href ? () => link.current?.click() : undefined);
  if (!href) return null;
  return (
    <a ref={link} href={href} target="_blank" rel="noopener noreferrer nofollow" css={buttonStyle('quiet')}>
      <Icon of={ExternalLink} />
      <span>
        Open<VisuallyHidden> page</VisuallyHidden>
      </span>
    </a>
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
