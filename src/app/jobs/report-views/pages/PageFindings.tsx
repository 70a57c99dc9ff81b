import { Fragment, useEffect, useState } from 'react';
import { useFailures } from '#app/jobs/report-data/useFailures';
import { useReportView } from '#app/jobs/report-data/useReportView';
import { type ReportLists, useShards } from '#app/jobs/report-data/useSortedReport';
import { explain } from '#app/live/explain';
import { isRuleId, type RuleId, rules } from '#domain/rules';
import type { FindingGroup, PageText } from '#domain/sortedReport';
import { Button } from '#ui/Button';
import { formatNumber, plural } from '#ui/format';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { FindingDetail, inPlace } from '../findings/FindingDetail';
import { FindingRow, FindingWaiting } from '../findings/FindingRow';
import { linkToRule } from '../findings/useOpenGroups';
import type { PageFacts } from './PageTable';

/** Maximum number of findings shown per page; one click leads to the rule with all of them. */
const most = 50;

interface PageFindingsProps {
  readonly page: PageText;
  readonly facts: Pick<PageFacts, 'status' | 'findings'>;
  readonly lists: Pick<ReportLists, 'findings' | 'index'>;
}

/** Lists the findings of one page. */
export function PageFindings({ page, facts, lists }: PageFindingsProps) {
  const { findings, index } = lists;
  const version = useShards(findings);
  const { failure, again } = useFailures(findings);
  const positions = page.runs.flatMap(([from, count]) => Array.from({ length: count }, (_, at) => from + at));
  const shown = positions.slice(0, most);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's positions never change.
  useEffect(() => findings.want(shown), [findings, page, version]);
  const isMissing = shown.some((position) => findings.at(position) === undefined);
  const startOf = (rule: string) => index.findings.groups.find((group) => group.rule === rule)?.from ?? 0;
  const [opened, setOpened] = useState<number>();
  let last = '';
  return (
    <div css={{ padding: `${space(2)} 0 ${space(4)} ${space(4)}`, background: color.sunken }}>
      {(facts.findings ?? 0) > positions.length && <FailedResponse page={page} status={facts.status} />}
      {shown.map((position) => {
        const finding = findings.at(position);
        if (!finding) return null;
        const isNew = finding.rule !== last;
        last = finding.rule;
        return (
          <Fragment key={position}>
            {isNew && <RuleOnPage rule={finding.rule} />}
            <FindingRow
              finding={finding}
              under="page"
              isOpen={opened === position}
              onOpen={() => setOpened(opened === position ? undefined : position)}
            >
              <div css={inPlace}>
                <FindingDetail
                  finding={finding}
                  index={position - startOf(finding.rule)}
                  position={position}
                />
              </div>
            </FindingRow>
          </Fragment>
        );
      })}
      {isMissing && failure === undefined && <Loading />}
      {isMissing && failure !== undefined && (
        <ErrorState words={explain(failure)} actions={<Button onClick={again}>Try again</Button>} />
      )}
      {positions.length > most && <Left positions={positions.slice(most)} groups={index.findings.groups} />}
    </div>
  );
}

function FailedResponse({ page, status }: Pick<PageFindingsProps, 'page'> & Pick<PageFacts, 'status'>) {
  const what =
    status > 0 ? `responded with ${status}` : `didn’t respond${page.error ? ` (${page.error})` : ''}`;
  return (
    <p css={{ margin: 0, fontSize: text.sm }}>
      This URL {what}. The finding is listed on the pages that link to it.
    </p>
  );
}

function RuleOnPage({ rule }: { readonly rule: string }) {
  return (
    <h3 css={{ margin: `${space(3)} 0 ${space(1)}`, fontSize: text.xs, fontWeight: 600, letterSpacing: 0 }}>
      {isRuleId(rule) ? rules[rule].title : rule}
    </h3>
  );
}

function Loading() {
  return (
    <>
      <p role="status" css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>
        Loading this page’s findings
      </p>
      <FindingWaiting />
    </>
  );
}

interface LeftProps {
  readonly positions: readonly number[];
  readonly groups: readonly FindingGroup[];
}

function Left({ positions, groups }: LeftProps) {
  const { query, pathname } = useReportView();
  return (
    <p css={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}`, margin: 0, fontSize: text.xs }}>
      {plural(positions.length, 'more finding')}, by rule:
      {leftByRule(positions, groups).map(([rule, count]) => (
        <TextLink key={rule} to={pathname + linkToRule(rule, query)}>
          {isRuleId(rule) ? rules[rule].title : rule}: {formatNumber(count)}
        </TextLink>
      ))}
    </p>
  );
}

/** Returns how many of these positions belong to each rule, largest count first. */
export function leftByRule(
  positions: readonly number[],
  groups: readonly FindingGroup[],
): readonly (readonly [rule: RuleId, count: number])[] {
  const counts = new Map<RuleId, number>();
  for (const position of positions) {
    const rule = groups.findLast(({ from }) => from <= position)?.rule;
    if (rule) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
