import { db } from '#functions/platform/firestore';

/** What a slice writes when it dies: the first of the ordered report, the last of it, the end, or that another goes on. */
export type Moment = 'sorting' | 'sorted' | 'ending' | 'handing-over';

/**
 * Dies before the write is sent, once it was, or when it has been answered. (All but handing over are transactions. One
 * that is cut off in its middle leaves its locks behind, and those hold everybody up for a minute.)
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
 * Kills this process at a moment of its work. Transactions write by batches, too.
 * @param afterMs between sending and dying, for a death once the write was sent.
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
