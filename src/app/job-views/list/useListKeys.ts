import { navigate } from '@reach/router';
import { type RefObject, useEffect, useState } from 'react';
import { useKey } from '#app/keys/keys';
import type { Job } from '#domain/job';
import type { BulkAction } from './bulk';

interface ListKeys {
  readonly jobs: readonly Job[];
  readonly list: RefObject<HTMLElement>;
  /** Whether any rows are selected. */
  readonly someChosen: boolean;
  readonly onToggle: (jobId: string) => void;
  /** Acts on the selected jobs, or else on the focused row. */
  readonly onAct: (action: BulkAction, here: string | undefined) => void;
  readonly pathTo: (jobId: string) => string;
}

/** Moves through the rows and acts on them with single keys. @returns the ID of the focused row. */
export function useListKeys({
  jobs,
  list,
  someChosen,
  onToggle,
  onAct,
  pathTo,
}: ListKeys): string | undefined {
  const [last, setLast] = useState<string>();
  const at = jobs.findIndex(({ jobId }) => jobId === last);
  const here = at >= 0 ? last : undefined;
  const move = (step: 1 | -1) => {
    const next = jobs[Math.min(jobs.length - 1, Math.max(0, at === -1 ? 0 : at + step))];
    if (!next) return;
    setLast(next.jobId);
    // The focus moves along, so that Enter opens the row, Tab continues from it, and a screen reader reads
    // it.
    list.current?.querySelector<HTMLElement>(`[data-job="${next.jobId}"] a`)?.focus();
  };
  const some = jobs.length > 0;
  useKey('j', 'Next job', some ? () => move(1) : undefined);
  useKey('k', 'Previous job', some ? () => move(-1) : undefined);
  const first = jobs[0]?.jobId;
  /** Acts on the focused row, or else on the first. */
  const onRow = (act: (jobId: string) => void) =>
    first === undefined
      ? undefined
      : () => {
          if (!here) move(1);
          act(here ?? first);
        };
  useKey('x', 'Select this job', onRow(onToggle));
  useKey('o', 'Open this job', here ? () => void navigate(pathTo(here)) : undefined);
  const meant = some && (someChosen || here !== undefined);
  useKey('c', 'Cancel this job or the selected jobs', meant ? () => onAct('cancel', here) : undefined);
  useKey('r', 'Retry this job or the selected jobs', meant ? () => onAct('retry', here) : undefined);
  useEffect(() => {
    const box = list.current;
    // However a row got the focus, the keys apply to it.
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-job]') : null;
      if (row) setLast(row.getAttribute('data-job') ?? undefined);
    };
    box?.addEventListener('focusin', follow);
    return () => box?.removeEventListener('focusin', follow);
  }, [list]);
  return here;
}
