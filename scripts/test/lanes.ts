/** A task whose stack is up. */
export interface Opened<Result> {
  run(): Promise<Result>;
  close(): Promise<void>;
}

/** Work for one lane: its stack is opened while the task before it still runs. */
export interface Task<Result> {
  readonly open: () => Promise<Opened<Result>>;
  /** The result when the task can't be opened or run: the other tasks still run. */
  readonly failed: (error: unknown) => Result;
}

type Ready<Result> = { readonly opened: Opened<Result> } | { readonly error: unknown };

const ready = <Result>(task: Task<Result>): Promise<Ready<Result>> =>
  task.open().then(
    (opened) => ({ opened }),
    (error: unknown) => ({ error }),
  );

/**
 * Runs tasks in concurrent lanes. Each lane first runs its own tasks in order, and then takes from those that any lane
 * may run. No further task starts once `signal` is aborted, and every stack that was opened is closed.
 */
export async function runLanes<Result>(
  lanes: readonly (readonly Task<Result>[])[],
  shared: readonly Task<Result>[],
  signal: AbortSignal,
  onResult: (result: Result) => void,
): Promise<void> {
  const anyLane = [...shared];
  await Promise.all(lanes.map((own) => runLane([...own], anyLane, signal, onResult)));
}

async function runLane<Result>(
  own: Task<Result>[],
  shared: Task<Result>[],
  signal: AbortSignal,
  onResult: (result: Result) => void,
): Promise<void> {
  const take = () => {
    const task = own.shift() ?? shared.shift();
    return task && { task, ready: ready(task) };
  };
  let current = take();
  while (current) {
    const { task } = current;
    const state = await current.ready;
    const following = signal.aborted ? undefined : take();
    if (!signal.aborted) onResult(await resultOf(task, state));
    if ('opened' in state) await state.opened.close();
    current = following;
  }
}

async function resultOf<Result>(task: Task<Result>, state: Ready<Result>): Promise<Result> {
  if ('error' in state) return task.failed(state.error);
  try {
    return await state.opened.run();
  } catch (error) {
    return task.failed(error);
  }
}
