import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import type { Finding } from '#domain/finding';
import type { Issue, IssueState } from '#domain/issueState';
import type { Job } from '#domain/job';
import type { DecideIssueRequest } from '#domain/operations';
import type { Backend } from '#services/backend';
import { showToast } from '#ui/showToast';

export interface Decision {
  readonly state: IssueState;
  readonly reason: string;
}

/**
 * Ignores a finding in this and later runs; null undoes that.
 * @param former the current decision: after an undo, it can be restored with its reason.
 */
export function useDecideIssue(job: Job, finding: Finding, former: Issue | undefined, done: () => void) {
  const backend = useBackend();
  const { jobId } = job;
  const { fingerprint, rule, page } = finding;
  return useAction(async (chosen: Decision | null) => {
    const decision = chosen && { ...chosen, rule, page };
    await decide(backend, { jobId, fingerprint, decision });
    if (!chosen && former) {
      const { state, reason } = former;
      offerBack(backend, { jobId, fingerprint, decision: { state, reason, rule, page } });
    }
    done();
  });
}

async function decide({ functions }: Backend, request: DecideIssueRequest): Promise<void> {
  await functions.call('decideIssue', request);
}

function offerBack(backend: Backend, request: DecideIssueRequest): void {
  const bringBack = () => decide(backend, request).catch(tellFailure);
  showToast({
    tone: 'fixed',
    title: 'Finding no longer ignored',
    action: { label: 'Undo', run: () => void bringBack() },
  });
}

function tellFailure(error: unknown): void {
  const { title, message } = explain(error);
  showToast({ tone: 'error', title: `Couldn’t change the finding. ${title}`, words: message });
}
