import type { JobResult } from '#domain/job';
import type { Grade } from '#domain/score';
import { color } from '#ui/theme/tokens';

export const gradeColor: Record<Grade, string> = {
  A: color.fixed,
  B: color.fixed,
  C: color.warning,
  D: color.warning,
  F: color.error,
};

/** Shows “87 B”: the score and its grade. */
export function Score({ result }: { readonly result: Pick<JobResult, 'score' | 'grade'> }) {
  return (
    <span css={{ whiteSpace: 'nowrap' }}>
      {result.score}{' '}
      <strong css={{ fontWeight: 600 }} style={{ color: gradeColor[result.grade] }}>
        {result.grade}
      </strong>
    </span>
  );
}
