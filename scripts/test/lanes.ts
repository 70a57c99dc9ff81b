/** A task whose stack is up. */
export interface Opened<Result> {
  run(): Promise<Result>;
  close(): Promise<void>;
}

/** Work for one lane. Its stack is opened while the previous task is still running. */
export interface Task<Result> {
  readonly open: () => Promise<Opened<Result>>;
  /** Returns the result of a task that can't be opened or run. The other tasks still run. */
  readonly failed: (error: unknown) => Result;
}

type Ready<Result> = { readonly opened: Opened<Result> } | { readonly error: unknown };

const ready = <Result>(task: Task<Result>): Promise<Ready<Result>> =>
  task.open().then(
    (opened) => ({ opened }),
    (error: unknown) => ({ error }),
  );

/**
 * Runs tasks in concurrent lanes. Each lane first runs its own tasks in order, and then those that any lane may run. The
 * next of those is opened early and goes to whichever lane is free first. No further task starts once `signal` is aborted,
 * and everything that was opened is closed.
 */
export async function runLanes<Result>(
  lanes: readonly (readonly Task<Result>[])[],
  shared: readonly Task<Result>[],
  signal: AbortSignal,
  onResult: (result: Result) => void,
): Promise<void> {
  const waiting = [...shared];
  let spare: Started<Result> | undefined;
  const prepareSpare = () => {
    spare ??= started(waiting.shift());
  };
  const takeShared = () => {
    const next = spare ?? started(waiting.shift());
    spare = undefined;
    return next;
  };
  const runLane = async (tasks: Task<Result>[]) => {
    let next = started(tasks.shift());
    for (;;) {
      const current = next ?? (signal.aborted ? undefined : takeShared());
      if (!current) return;
      const state = await current.ready;
      next = signal.aborted ? undefined : started(tasks.shift());
      if (!next && !signal.aborted) prepareSpare();
      if (!signal.aborted) {
        const result = await resultOf(current.task, state);
        // A task that was interrupted has no result of its own.
        if (!signal.aborted) onResult(result);
      }
      await closeIfOpen(state);
    }
  };
  await Promise.all(lanes.map((own) => runLane([...own])));
  if (spare) await closeIfOpen(await spare.ready);
}

interface Started<Result> {
  readonly task: Task<Result>;
  readonly ready: Promise<Ready<Result>>;
}

const started = <Result>(task: Task<Result> | undefined): Started<Result> | undefined =>
  task && { task, ready: ready(task) };

async function closeIfOpen<Result>(state: Ready<Result>): Promise<void> {
  if ('opened' in state) await state.opened.close();
}

async function resultOf<Result>(task: Task<Result>, state: Ready<Result>): Promise<Result> {
  if ('error' in state) return task.failed(state.error);
  try {
    return await state.opened.run();
  } catch (error) {
    return task.failed(error);
  }
}
