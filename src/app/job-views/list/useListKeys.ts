import { navigate } from '@reach/router';
import { type RefObject, useState } from 'react';
import type { Job } from '../../../domain/job';
import { useKey } from '../../keys/keys';
import type { BulkAction } from './bulk';

interface ListKeys {
  readonly jobs: readonly Job[];
  readonly list: RefObject<HTMLElement>;
  readonly onToggle: (jobId: string) => void;
  /** For the chosen jobs, or for the one where the keyboard is. */
  readonly onAct: (action: BulkAction, here: string | undefined) => void;
  readonly pathTo: (jobId: string) => string;
}

/** Moves through the rows and acts on them by single keys. @returns the id of the row where the keyboard is. */
export function useListKeys({ jobs, list, onToggle, onAct, pathTo }: ListKeys): string | undefined {
  const [here, setHere] = useState<string>();
  const at = jobs.findIndex(({ jobId }) => jobId === here);
  const present = at >= 0 ? here : undefined;
  const move = (step: 1 | -1) => {
    const next = jobs[Math.min(jobs.length - 1, Math.max(0, at === -1 ? 0 : at + step))];
    if (!next) return;
    setHere(next.jobId);
    // The focus goes along, so that Enter opens it, Tab goes on from it, and a screen reader reads it.
    list.current?.querySelector<HTMLElement>(`[data-job="${next.jobId}"] a`)?.focus();
  };
  const some = jobs.length > 0;
  useKey('j', 'Next job', some ? () => move(1) : undefined);
  useKey('k', 'Previous job', some ? () => move(-1) : undefined);
  useKey('x', 'Choose this job', present ? () => onToggle(present) : undefined);
  useKey('o', 'Open this job', present ? () => void navigate(pathTo(present)) : undefined);
  useKey('c', 'Cancel this job, or those chosen', some ? () => onAct('cancel', present) : undefined);
  useKey('r', 'Retry this job, or those chosen', some ? () => onAct('retry', present) : undefined);
  return present;
}
