import { useMemo } from 'react';
import type { Finding } from '../../../domain/finding';
import type { RuleSummary } from '../../../domain/report';
import { groupFindings } from './groupFindings';
import { RuleSection } from './RuleSection';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly summary: readonly RuleSummary[] | undefined;
}

/** Few rules are unfolded at once, many are folded to a list one can look over. */
const unfoldUpTo = 2;

export function Findings({ findings, summary }: FindingsProps) {
  const groups = useMemo(() => groupFindings(findings, summary), [findings, summary]);
  return (
    <div>
      {groups.map((group) => (
        <RuleSection key={group.rule} group={group} open={groups.length <= unfoldUpTo} />
      ))}
    </div>
  );
}
