import type { Finding } from '../../../domain/finding';
import type { Issue, IssueState } from '../../../domain/issueState';
import type { Job } from '../../../domain/job';
import type { DataService } from '../../../services/backend';
import { showToast } from '../../../ui/showToast';
import { useBackend } from '../../live/BackendContext';
import { explain } from '../../live/explain';
import { useAction } from '../../live/useAction';
import { issuesOf } from '../report/useReportFacts';

export interface Decision {
  readonly state: IssueState;
  readonly reason: string;
}

/**
 * Sets a finding aside for this and every later run, or with null takes that back.
 * @param former what holds now: taken back, it can be had again with its reason.
 */
export function useDecideIssue(job: Job, finding: Finding, former: Issue | undefined, done: () => void) {
  const { data } = useBackend();
  return useAction(async (decision: Decision | null) => {
    const path = `${issuesOf(job)}/${finding.fingerprint}`;
    const { rule, page } = finding;
    if (decision) await data.write(path, { ...decision, rule, page }, 'at');
    else {
      await data.remove(path);
      if (former) offerBack(data, path, { state: former.state, reason: former.reason, rule, page });
    }
    done();
  });
}

function offerBack(data: DataService, path: string, decided: object): void {
  const bringBack = () => data.write(path, decided, 'at').catch(tellFailure);
  showToast({
    tone: 'fixed',
    title: 'The finding is no longer ignored',
    action: { label: 'Ignore it after all', run: () => void bringBack() },
  });
}

function tellFailure(error: unknown): void {
  const { title, message } = explain(error);
  showToast({ tone: 'error', title: `The finding stays as it is. ${title}`, words: message });
}
