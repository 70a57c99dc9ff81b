import { db } from '#functions/platform/firestore';

/**
 * The write at which a slice dies: the first document of the sorted report, the last one, the end of the job, or the
 * hand-over.
 */
export type Moment = 'sorting' | 'sorted' | 'ending' | 'handing-over';

/**
 * Dies before the write is sent, after that, or after its response. All but the hand-over are transactions, and an
 * interrupted transaction leaves locks that block others for a minute.
 */
export type When = 'unsent' | 'sent' | 'answered';

interface Batch {
  create(ref: { readonly path: string }, data: { readonly kind?: unknown }): unknown;
  _commit(options?: object): Promise<unknown>;
}

const isAt = (moment: Moment, path: string, kind: unknown): boolean => {
  switch (moment) {
    case 'sorting':
      return path.includes('/sorted/');
    case 'sorted':
      return path.includes('-columns-');
    case 'ending':
      return kind === 'end';
    case 'handing-over':
      return kind === 'handover';
  }
};

const die = () => process.kill(process.pid, 'SIGKILL');

/**
 * Kills this process at a moment of its work. Transactions write through batches too.
 * @param afterMs time from sending the write to dying, for `sent`.
 */
export function dieAt(moment: Moment, when: When, afterMs: number): void {
  const batch: Batch = Object.getPrototypeOf(db.batch());
  const { create, _commit: commit } = batch;
  const doomed = new WeakSet<Batch>();
  batch.create = function (this: Batch, ref, data) {
    if (isAt(moment, ref.path, data.kind)) doomed.add(this);
    return create.call(this, ref, data);
  };
  batch._commit = async function (this: Batch, options) {
    if (doomed.has(this) && when === 'unsent') die();
    const answer = commit.call(this, options);
    if (!doomed.has(this)) return answer;
    if (when === 'sent') setTimeout(die, afterMs);
    await answer;
    die();
    return answer;
  };
}
