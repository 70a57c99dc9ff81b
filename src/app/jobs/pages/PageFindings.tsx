import { useEffect } from 'react';
import { isRuleId, rules } from '../../../domain/rules';
import type { PageText } from '../../../domain/sortedReport';
import { plural } from '../../../ui/format';
import { color, space, text } from '../../../ui/theme/tokens';
import { FindingRow } from '../findings/FindingRow';
import type { ReportLists } from '../report/useSortedReport';
import { useShards } from '../report/useSortedReport';

/** Shown of one page at once; it is one click to the rule with all of them. */
const most = 50;

/** All that is wrong with one page. */
export function PageFindings({ page, lists }: { readonly page: PageText; readonly lists: ReportLists }) {
  const { findings, index } = lists;
  const version = useShards(findings);
  const positions = page.runs.flatMap(([from, count]) => Array.from({ length: count }, (_, at) => from + at));
  const shown = positions.slice(0, most);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's positions never change.
  useEffect(() => findings.want(shown), [findings, page, version]);
  const startOf = (rule: string) => index.findings.groups.find((group) => group.rule === rule)?.from ?? 0;
  let last = '';
  return (
    <div css={{ padding: `${space(2)} 0 ${space(4)} ${space(4)}`, background: color.sunken }}>
      {shown.map((position) => {
        const finding = findings.at(position);
        if (!finding) return null;
        const isNew = finding.rule !== last;
        last = finding.rule;
        return (
          <div key={position}>
            {isNew && (
              <h3 css={{ margin: `${space(2)} 0 0`, fontSize: text.xs, fontWeight: 600, letterSpacing: 0 }}>
                {isRuleId(finding.rule) ? rules[finding.rule].title : finding.rule}
              </h3>
            )}
            <FindingRow
              finding={finding}
              index={position - startOf(finding.rule)}
              position={position}
              withPage={false}
              isShown={false}
            />
          </div>
        );
      })}
      {positions.length > shown.length && (
        <p css={{ margin: 0, fontSize: text.xs }}>
          {plural(positions.length - shown.length, 'more finding')} by rule.
        </p>
      )}
    </div>
  );
}
