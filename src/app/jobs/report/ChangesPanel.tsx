import { useEffect, useRef, useState } from 'react';
import { whyIncomparable } from '../../../domain/comparison';
import { type Finding, severities } from '../../../domain/finding';
import type { Job } from '../../../domain/job';
import { isRuleId, rules } from '../../../domain/rules';
import { isScored } from '../../../domain/score';
import { toneColor } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Numbers } from '../../../ui/Facts';
import { formatDay, formatMoment, formatNumber, plural } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { Progress } from '../../../ui/Progress';
import { Select } from '../../../ui/Select';
import { severityLooks } from '../../../ui/Severity';
import { Shape } from '../../../ui/Shape';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { color, space, text } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';
import { Score } from '../../job-views/Score';
import { explain } from '../../live/explain';
import { type Compared, useComparison } from './useComparison';
import { type GoneRun, useEarlierRuns } from './useEarlierRuns';
import type { ReportLists } from './useSortedReport';

interface ChangesPanelProps {
  readonly job: Job;
  readonly lists: ReportLists;
}

/** Up to so many findings a comparison begins by itself; a larger one reads much, so it waits to be asked for. */
const withoutAsking = 4_000;

/** What is new, fixed and still there since an earlier run of the same site. */
export function ChangesPanel({ job, lists }: ChangesPanelProps) {
  const { runs, readable, usual, gone } = useEarlierRuns(job);
  const [asked, setAsked] = useState<string>();
  const chosen = readable.find(({ jobId }) => jobId === asked) ?? usual;
  const { state, run, compared, share } = useComparison(job, lists);
  const begins = chosen !== undefined && (asked !== undefined || lists.findings.total <= withoutAsking);
  const isBusy = state.status === 'busy';
  const compares = useRef<string>();
  useEffect(() => {
    // One that is asked for while another is being read has its turn after it.
    if (!begins || isBusy || chosen.jobId === compares.current) return;
    compares.current = chosen.jobId;
    run(chosen);
  }, [begins, chosen, isBusy, run]);

  if (runs.status === 'loading') return <SkeletonRows rows={4} words="Looking for earlier runs" />;
  if (runs.status === 'error') return <ErrorState words={explain(runs.error)} />;
  if (chosen === undefined) return <NothingEarlier job={job} gone={gone} />;
  return (
    <div css={{ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), alignItems: 'end' }}>
        <div css={{ minWidth: '16rem' }}>
          <Select
            label="Compare with"
            value={chosen.jobId}
            options={readable.map((run, index) => ({
              value: run.jobId,
              label: runWords(job, run, index + 1),
            }))}
            onChoose={setAsked}
          />
        </div>
        {!begins && <Button onClick={() => setAsked(chosen.jobId)}>Compare these reports</Button>}
        {runs.more && (
          <Button
            look="quiet"
            busy={runs.older.state.status === 'busy' ? 'Loading older runs' : undefined}
            onClick={runs.older.run}
          >
            Load older runs
          </Button>
        )}
      </div>
      {runs.older.state.status === 'failed' && <ErrorState words={explain(runs.older.state.error)} />}
      {gone && (
        <Notice tone="notice">{goneWords(gone)} This compares with a run whose report is still there.</Notice>
      )}
      {state.status === 'busy' && (
        <Progress label="Comparing" fraction={share} words="Reading both reports" />
      )}
      {state.status === 'failed' && (
        <ErrorState
          words={explain(state.error)}
          actions={<Button onClick={() => run(chosen)}>Try again</Button>}
        />
      )}
      {compared?.previousJobId === chosen.jobId && (
        <Changes job={job} compared={compared} before={chosen.result} />
      )}
    </div>
  );
}

/** “3 March, 2 before: 84 B”. */
function runWords(job: Job, run: Job, before: number): string {
  const { finishedAt, createdAt, result, input } = run;
  const score = result && isScored(result) ? `: ${result.score} ${result.grade}` : '';
  const other = whyIncomparable(job.input, input) === null ? '' : ' (other settings)';
  return `${formatMoment(finishedAt ?? createdAt)}, ${before} before${score}${other}`;
}

function goneWords({ ranAt, why }: GoneRun): string {
  switch (why) {
    case 'expired':
      return `The report of the run before, of ${formatDay(ranAt)}, has expired.`;
    case 'deleted':
      return `The report of the run before, of ${formatDay(ranAt)}, was deleted.`;
  }
}

function NothingEarlier({ job, gone }: { readonly job: Job; readonly gone: GoneRun | undefined }) {
  if (gone) {
    return (
      <EmptyState title="No earlier report is left">
        {goneWords(gone)} After the next run of {job.title}, that one’s report shows what is new and what is
        fixed.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing to compare with yet">
      This is the first finished run of {job.title}. After the next one, this shows what is new and what is
      fixed.
    </EmptyState>
  );
}

interface ChangesProps {
  readonly job: Job;
  readonly compared: Compared;
  readonly before: Job['result'];
}

function Changes({ job, compared, before }: ChangesProps) {
  const { comparison, news, fixed } = compared;
  if (comparison.kind === 'incomparable') {
    return (
      <Notice tone="warning" title="These two runs can’t be compared">
        {comparison.why}
      </Notice>
    );
  }
  const sum = (counts: (typeof comparison)['new']) => severities.reduce((all, one) => all + counts[one], 0);
  return (
    <>
      <Numbers
        facts={[
          { name: 'New', value: formatNumber(sum(comparison.new)) },
          { name: 'Fixed', value: formatNumber(sum(comparison.fixed)) },
          { name: 'Still there', value: formatNumber(sum(comparison.persisting)) },
          { name: 'Page not read', value: formatNumber(sum(comparison.notSeen)) },
          { name: 'Not verified', value: formatNumber(sum(comparison.notVerified)) },
          ...(before && isScored(before) ? [{ name: 'Score before', value: <Score result={before} /> }] : []),
          ...(job.result && isScored(job.result)
            ? [{ name: 'Score now', value: <Score result={job.result} /> }]
            : []),
        ]}
      />
      <FindingsOf title="New since then" findings={news} all={sum(comparison.new)} none="Nothing is new." />
      <FindingsOf
        title="Fixed since then"
        findings={fixed}
        all={sum(comparison.fixed)}
        none="Nothing was fixed."
      />
    </>
  );
}

interface FindingsOfProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly all: number;
  readonly none: string;
}

function FindingsOf({ title, findings, all, none }: FindingsOfProps) {
  return (
    <section aria-label={title}>
      <h3 css={{ margin: 0, fontSize: text.sm, fontWeight: 600, letterSpacing: 0 }}>{title}</h3>
      {all === 0 && <p css={{ margin: `${space(1)} 0 0`, color: color.inkFaint }}>{none}</p>}
      <ul css={{ margin: `${space(2)} 0 0`, padding: 0, listStyle: 'none' }}>
        {findings.map((finding) => {
          const { tone, shape } = severityLooks[finding.severity];
          return (
            <li
              key={finding.fingerprint}
              css={{
                display: 'grid',
                gap: space(0.5),
                padding: `${space(2)} 0`,
                borderBottom: `1px solid ${color.line}`,
              }}
            >
              <span
                css={{ display: 'flex', alignItems: 'baseline', gap: space(2), overflowWrap: 'anywhere' }}
              >
                <span css={{ display: 'inline-flex', flex: 'none' }} style={{ color: toneColor(tone) }}>
                  <Shape name={shape} size={9} />
                </span>
                <span>
                  <strong css={{ fontWeight: 600 }}>
                    {isRuleId(finding.rule) ? rules[finding.rule].title : finding.rule}.
                  </strong>{' '}
                  <bdi>{finding.message}</bdi>
                </span>
              </span>
              <span css={{ paddingLeft: space(4.5), minWidth: 0 }}>
                <Url address={finding.page} pathOnly />
              </span>
            </li>
          );
        })}
      </ul>
      {all > findings.length && (
        <p css={{ fontSize: text.xs, color: color.inkFaint }}>
          And {plural(all - findings.length, 'more finding')}.
        </p>
      )}
    </section>
  );
}
