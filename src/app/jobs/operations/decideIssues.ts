import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import type { Finding } from '#domain/finding';
import { type Issue, type IssueState, maxIssuesPerCall } from '#domain/issueState';
import type { Job } from '#domain/job';
import type { DecideIssuesRequest } from '#domain/operations';
import type { Backend } from '#services/backend';
import { plural } from '#ui/format';
import { showToast } from '#ui/showToast';

export interface Decision {
  readonly state: IssueState;
  readonly reason: string;
}

type Decided = DecideIssuesRequest['issues'];

/**
 * Ignores findings in this and later runs; null undoes that. Both can be undone in the message that follows.
 * @param former the current decisions by fingerprint: after an undo, they are restored with their reasons.
 */
export function useDecideIssues(job: Job, former: ReadonlyMap<string, Issue>, done: () => void) {
  const backend = useBackend();
  const { jobId } = job;
  return useAction(
    async (given: readonly Finding[] | Promise<readonly Finding[]>, chosen: Decision | null) => {
      const all = await given;
      const findings = chosen ? all : all.filter(({ fingerprint }) => former.has(fingerprint));
      const byPattern = all.length - findings.length;
      const decided = findings.map(({ fingerprint, rule, page }) => ({
        fingerprint,
        decision: chosen && { ...chosen, rule, page },
      }));
      const undone = findings.map(({ fingerprint, rule, page }) => {
        const before = former.get(fingerprint);
        return {
          fingerprint,
          decision: before ? { state: before.state, reason: before.reason, rule, page } : null,
        };
      });
      await decide(backend, jobId, decided);
      const changed = findings.length === 1 ? 'Finding' : plural(findings.length, 'finding');
      if (byPattern > 0) showToast({ tone: 'notice', ...stillIgnored(byPattern) });
      if (findings.length === 0) return done();
      showToast({
        tone: 'fixed',
        title: chosen ? `${changed} ignored` : `${changed} no longer ignored`,
        action: {
          label: 'Undo',
          run: () => void decide(backend, jobId, undone).catch(tellFailure),
        },
      });
      done();
    },
  );
}

const stillIgnored = (count: number) => ({
  title: `${plural(count, 'finding')} still ignored by a pattern`,
  words: 'Open one of them and choose “Remove pattern” to show all that the pattern matches.',
});

async function decide({ functions }: Backend, jobId: string, issues: Decided): Promise<void> {
  for (let from = 0; from < issues.length; from += maxIssuesPerCall)
    await functions.call('decideIssues', { jobId, issues: issues.slice(from, from + maxIssuesPerCall) });
}

function tellFailure(error: unknown): void {
  const { title, message } = explain(error);
  showToast({ tone: 'error', title: `Couldn’t change the finding. ${title}`, words: message });
}
