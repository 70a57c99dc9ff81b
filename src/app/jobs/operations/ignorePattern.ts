import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { type CollectionPath, paths } from '#domain/collections';
import type { IgnorePattern } from '#domain/ignorePattern';
import type { Job } from '#domain/job';
import type {
  AddIgnorePatternRequest,
  AddIgnorePatternResult,
  RemoveIgnorePatternRequest,
} from '#domain/operations';
import type { Backend, Query } from '#services/backend';
import { showToast } from '#ui/showToast';

export type StoredPattern = IgnorePattern & { readonly patternId: string };

/** Queries the decisions about all findings of a site that match a pattern. */
export const patternsQuery = (uid: string, host: string): Query<StoredPattern> => ({
  from: paths.ignorePatterns(uid, host) as CollectionPath<StoredPattern>,
  orderBy: ['at', 'desc'],
  nameAs: 'patternId',
});

export type NewPattern = AddIgnorePatternRequest['pattern'];

/** Ignores all findings of the job's site that match a pattern, in this and later reports. */
export function useAddIgnorePattern({ jobId, host }: Job, done: () => void) {
  const backend = useBackend();
  return useAction(async (pattern: NewPattern) => {
    const { patternId } = await add(backend, { jobId, pattern });
    showToast({
      tone: 'fixed',
      title: 'Matching findings ignored',
      words: 'The page of the site lists the pattern. Remove it there to show them again.',
      action: {
        label: 'Undo',
        run: () => void remove(backend, { host, patternId, jobId }).catch(tellFailure),
      },
    });
    done();
  });
}

/** @param jobId the open report, whose numbers change first. Without it, the pattern can’t be added again. */
export function useRemoveIgnorePattern(host: string, jobId?: string) {
  const backend = useBackend();
  return useAction(async ({ patternId, state, reason, rule, page, target }: StoredPattern) => {
    await remove(backend, { host, patternId, ...(jobId !== undefined && { jobId }) });
    const pattern = { state, reason, rule, page, target };
    showToast({
      tone: 'fixed',
      title: 'Pattern removed',
      ...(jobId !== undefined && {
        action: { label: 'Undo', run: () => void add(backend, { jobId, pattern }).catch(tellFailure) },
      }),
    });
  });
}

const add = ({ functions }: Backend, request: AddIgnorePatternRequest) =>
  functions.call<AddIgnorePatternResult>('addIgnorePattern', request);

const remove = ({ functions }: Backend, request: RemoveIgnorePatternRequest) =>
  functions.call('removeIgnorePattern', request);

function tellFailure(error: unknown): void {
  const { title, message } = explain(error);
  showToast({ tone: 'error', title: `Couldn’t change the pattern. ${title}`, words: message });
}
