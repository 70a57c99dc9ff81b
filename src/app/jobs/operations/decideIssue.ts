import type { Finding } from '../../../domain/finding';
import type { IssueState } from '../../../domain/issueState';
import type { Job } from '../../../domain/job';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { issuesOf } from '../report/useReportFacts';

export interface Decision {
  readonly state: IssueState;
  readonly reason: string;
}

/** Sets a finding aside for this and every later run, or with null takes that back. */
export function useDecideIssue(job: Job, finding: Finding, done: () => void) {
  const { data } = useBackend();
  return useAction(async (decision: Decision | null) => {
    const path = `${issuesOf(job)}/${finding.fingerprint}`;
    if (decision === null) await data.remove(path);
    else await data.write(path, { ...decision, rule: finding.rule, page: finding.page }, 'at');
    done();
  });
}
