import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Severity, severities } from '../../../domain/finding';
import { type CategoryId, categoryIds } from '../../../domain/rules';
import { Button } from '../../../ui/Button';
import { formatNumber } from '../../../ui/format';
import { severityLooks } from '../../../ui/Severity';
import { Shape } from '../../../ui/Shape';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { categoryTitles } from '../../job-views/categories';
import { explain } from '../../live/explain';
import { Chips } from '../report/Chips';
import { useReportOf } from '../report/ReportContext';
import { useReportView } from '../report/useReportView';
import type { ReportLists } from '../report/useSortedReport';
import { useShards } from '../report/useSortedReport';
import { FindingList } from './FindingList';
import { MarkFilter } from './MarkFilter';
import { marks } from './marks';
import type { RuleView } from './ruleViews';
import { find, type ShownFinding, shownIn } from './shownFinding';
import { useMarked } from './useMarked';

/** Few rules are unfolded at once, many are folded to a list one can look over. */
const unfoldUpTo = 2;

interface FindingsPanelProps {
  readonly views: readonly RuleView[];
  readonly lists: FindingLists;
}

type FindingLists = Pick<ReportLists, 'findings'>;

/** The findings of a finished report: by severity and category as the reader wants them. */
export function FindingsPanel({ views, lists }: FindingsPanelProps) {
  const { findings } = lists;
  const version = useShards(findings);
  const { query, change, search } = useReportView();
  const severity = severities.find((one) => one === query.get('severity'));
  const category = categoryIds.find((one) => one === query.get('category'));
  const report = useReportOf();
  const mark = marks.find((one) => report && one === query.get('mark'));
  const marked = useMarked(views, findings, mark, report);
  const wanted = useMemo(
    () => marked.views && filtered(marked.views, severity, category),
    [marked.views, severity, category],
  );
  const { shown, missing } = useShownFinding(search, views, lists);
  const { open, toggle, unfoldAll, foldAll } = useOpenRules(wanted ?? none, query.get('rule') ?? undefined);

  return (
    <div css={{ display: 'grid', gap: '0.75rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1rem', alignItems: 'center' }}>
        <Chips
          label="Findings by severity"
          chosen={severity}
          options={severities.map((one) => ({
            value: one,
            words: severityLooks[one].title,
            count: countOf(views, one),
            mark: <Shape name={severityLooks[one].shape} size={8} />,
          }))}
          onChoose={(value) => change({ severity: value ?? null })}
        />
        <MarkFilter
          chosen={mark}
          onChoose={(value) => change({ mark: value ?? null, finding: null, at: null })}
        />
        <div css={{ marginLeft: 'auto' }}>
          <Button look="quiet" onClick={open.size === 0 ? unfoldAll : foldAll}>
            {open.size === 0 ? 'Unfold all' : 'Fold all'}
          </Button>
        </div>
      </div>
      {category && (
        <Chips
          label="Findings by category"
          chosen={category}
          options={[{ value: category, words: categoryTitles[category] }]}
          onChoose={() => change({ category: null })}
        />
      )}
      {missing && (
        <p role="status" css={{ margin: 0, fontSize: '0.875rem' }}>
          The finding that this link points to is not in this report: it may have been fixed since.
        </p>
      )}
      {findings.failure !== undefined && (
        <ErrorState
          words={explain(findings.failure)}
          actions={<Button onClick={() => findings.retry()}>Try again</Button>}
        />
      )}
      {marked.failure !== undefined ? (
        <ErrorState
          words={explain(marked.failure)}
          actions={<Button onClick={marked.retry}>Try again</Button>}
        />
      ) : !wanted ? (
        <SkeletonRows rows={6} words="Looking through all findings" />
      ) : wanted.length === 0 ? (
        <EmptyState
          title="Nothing of that kind"
          actions={
            <Button onClick={() => change({ severity: null, category: null, mark: null })}>
              Show all findings
            </Button>
          }
        >
          This report has {formatNumber(findings.total)} findings, none of them matches what you chose.
        </EmptyState>
      ) : (
        <FindingList
          views={wanted}
          source={findings}
          version={version}
          open={open}
          onToggle={toggle}
          shown={shown}
          shownRule={query.get('rule') ?? undefined}
        />
      )}
    </div>
  );
}

const none: readonly RuleView[] = [];

function filtered(
  views: readonly RuleView[],
  severity: Severity | undefined,
  category: CategoryId | undefined,
): readonly RuleView[] {
  return views.filter(
    (view) =>
      (severity === undefined || view.severity === severity) &&
      (category === undefined || view.category === category),
  );
}

function countOf(views: readonly RuleView[], severity: Severity): number {
  return views.reduce((sum, view) => sum + (view.severity === severity ? view.findings : 0), 0);
}

function useOpenRules(views: readonly RuleView[], asked: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...(views.length <= unfoldUpTo ? views.map(({ rule }) => rule) : []),
        ...(asked ? [asked] : []),
      ]),
  );
  useEffect(() => {
    if (asked) setOpen((before) => (before.has(asked) ? before : new Set([...before, asked])));
  }, [asked]);
  const toggle = useCallback(
    (rule: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(rule)) after.add(rule);
        return after;
      }),
    [],
  );
  return {
    open,
    toggle,
    unfoldAll: () => setOpen(new Set(views.map(({ rule }) => rule))),
    foldAll: () => setOpen(new Set()),
  };
}

/** Looks up the finding that the address asks for; another filter is no other question. */
function useShownFinding(search: string, views: readonly RuleView[], { findings }: FindingLists) {
  const [result, setResult] = useState<{ shown?: ShownFinding; missing: boolean }>({ missing: false });
  const { rule, fingerprint, index } = shownIn(search) ?? nothingAsked;
  useEffect(() => {
    let left = false;
    setResult({ missing: false });
    if (rule === '') return;
    const view = views.find((one) => one.rule === rule);
    if (!view) return setResult({ missing: true });
    find({ rule, fingerprint, index }, view, findings).then(
      (shown) => {
        if (!left) setResult(shown ? { shown, missing: false } : { missing: true });
      },
      // The list itself says that it could not be read, and offers to try again.
      () => findings.want([view.positionAt(0)]),
    );
    return () => {
      left = true;
    };
  }, [rule, fingerprint, index, views, findings]);
  return result;
}

const nothingAsked: ShownFinding = { rule: '', fingerprint: '', index: 0 };
