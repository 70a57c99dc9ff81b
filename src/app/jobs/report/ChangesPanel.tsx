import { useEffect, useRef, useState } from 'react';
import { type Finding, severities } from '../../../domain/finding';
import type { Job } from '../../../domain/job';
import { isRuleId, rules } from '../../../domain/rules';
import { toneColor } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Numbers } from '../../../ui/Facts';
import { formatDay, formatNumber, plural } from '../../../ui/format';
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
import { useSiteRuns } from './HistoryPanel';
import { type Compared, useComparison } from './useComparison';
import type { ReportLists } from './useSortedReport';

interface ChangesPanelProps {
  readonly job: Job;
  readonly lists: ReportLists;
}

/** Up to so many findings a comparison begins by itself; a larger one reads much, so it waits to be asked for. */
const withoutAsking = 4_000;

/** What is new, fixed and still there since an earlier run of the same site. */
export function ChangesPanel({ job, lists }: ChangesPanelProps) {
  const site = useSiteRuns(job);
  const runs = site.status === 'ready' ? (site.value?.runs ?? []) : [];
  const own = runs.find(({ jobId }) => jobId === job.jobId);
  const earlier = runs.filter(({ jobId, at }) => jobId !== job.jobId && (!own || at < own.at)).reverse();
  const usual = earlier.find(({ comparable }) => comparable === own?.comparable) ?? earlier[0];
  const [asked, setAsked] = useState<string>();
  const chosen = asked ?? usual?.jobId;
  const { state, run, compared, share } = useComparison(job, lists);
  const begins = chosen !== undefined && (asked !== undefined || lists.findings.total <= withoutAsking);
  const isBusy = state.status === 'busy';
  const compares = useRef<string>();
  useEffect(() => {
    // One that is asked for while another is being read has its turn after it.
    if (!begins || isBusy || chosen === compares.current) return;
    compares.current = chosen;
    run(chosen);
  }, [begins, chosen, isBusy, run]);

  if (site.status === 'loading') return <SkeletonRows rows={4} words="Looking for earlier runs" />;
  if (site.status === 'error') return <ErrorState words={explain(site.error)} />;
  if (chosen === undefined) {
    return (
      <EmptyState title="Nothing to compare with yet">
        This is the first finished run of {job.title}. After the next one, this shows what is new and what is
        fixed.
      </EmptyState>
    );
  }
  return (
    <div css={{ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), alignItems: 'end' }}>
        <div css={{ minWidth: '16rem' }}>
          <Select
            label="Compare with"
            value={chosen}
            options={earlier.map(({ jobId, at, score, grade }, index) => ({
              value: jobId,
              label: `${formatDay(at)}, ${index + 1} before: ${score} ${grade}`,
            }))}
            onChoose={setAsked}
          />
        </div>
        {!begins && <Button onClick={() => setAsked(chosen)}>Compare these reports</Button>}
      </div>
      {state.status === 'busy' && (
        <Progress label="Comparing" fraction={share} words="Reading both reports" />
      )}
      {state.status === 'failed' && (
        <ErrorState
          words={explain(state.error)}
          actions={<Button onClick={() => run(chosen)}>Try again</Button>}
        />
      )}
      {compared?.previousJobId === chosen && (
        <Changes job={job} compared={compared} before={earlier.find(({ jobId }) => jobId === chosen)} />
      )}
    </div>
  );
}

interface ChangesProps {
  readonly job: Job;
  readonly compared: Compared;
  readonly before: { readonly score: number; readonly grade: 'A' | 'B' | 'C' | 'D' | 'F' } | undefined;
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
          ...(before ? [{ name: 'Score before', value: <Score result={before} /> }] : []),
          ...(job.result ? [{ name: 'Score now', value: <Score result={job.result} /> }] : []),
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
