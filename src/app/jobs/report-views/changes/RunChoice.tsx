import type { ReactNode } from 'react';
import type { EarlierRun } from '#app/jobs/report-data/useEarlierRuns';
import type { Job } from '#domain/job';
import { isScored } from '#domain/score';
import { controlStyle, Field } from '#ui/Field';
import { formatMoment, plural } from '#ui/format';
import { color, space, text } from '#ui/theme/tokens';

interface RunChoiceProps {
  /** Newest first. */
  readonly runs: readonly EarlierRun[];
  /** A run older than all of them; the number of runs in between is not known. */
  readonly older: Job | undefined;
  /** undefined where none is selected. */
  readonly chosen: string | undefined;
  readonly onChoose: (jobId: string) => void;
  /** Shown beside the select. */
  readonly children: ReactNode;
}

/** Lists the earlier runs; those that can't be compared with are disabled and say why. */
export function RunChoice({ runs, older, chosen, onChoose, children }: RunChoiceProps) {
  const listed = [
    ...runs.map(({ run, refusal }, index) => ({
      jobId: run.jobId,
      words: runWords(run, index + 1),
      refusal,
    })),
    ...(older ? [{ jobId: older.jobId, words: runWords(older), refusal: null }] : []),
  ];
  const canChoose = listed.some(({ refusal }) => refusal === null);
  const refused = listed.filter(({ refusal }) => refusal !== null);
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), alignItems: 'end' }}>
        <div css={{ flex: '0 1 26rem', minWidth: 0 }}>
          <Field label="Compare with">
            {(control) => (
              <select
                {...control}
                css={controlStyle}
                value={chosen ?? ''}
                onChange={({ target }) => onChoose(target.value)}
              >
                {chosen === undefined && (
                  <option value="" disabled>
                    {canChoose ? 'Choose a run' : 'No comparable runs'}
                  </option>
                )}
                {listed.map(({ jobId, words, refusal }) => (
                  <option key={jobId} value={jobId} disabled={refusal !== null}>
                    {refusal ? `${words} (can’t be compared: ${refusal.short})` : words}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {children}
      </div>
      {refused.length > 0 && (
        <details css={{ fontSize: text.xs, color: color.inkFaint }}>
          <summary css={{ cursor: 'pointer', width: 'max-content' }}>
            Why {plural(refused.length, 'run')} can’t be compared
          </summary>
          <ul css={{ margin: 0, padding: `${space(1)} 0 0 ${space(4)}` }}>
            {refused.map(({ jobId, words, refusal }) => (
              <li key={jobId}>
                {words}. {refusal?.why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Returns “Mar 3, 2026, 14:05, 2 before: 84 B”. */
function runWords({ finishedAt, createdAt, result }: Job, before?: number): string {
  const place = before === undefined ? '' : `, ${before} before`;
  const score = result && isScored(result) ? `: ${result.score} ${result.grade}` : '';
  return `${formatMoment(finishedAt ?? createdAt)}${place}${score}`;
}
