import { runLanes, type Task } from './lanes';

const neverAborted = new AbortController().signal;

/** Creates a task that records its events. */
function task(name: string, events: string[], work: () => Promise<unknown> = async () => {}): Task<string> {
  return {
    async open() {
      events.push(`open ${name}`);
      return {
        async run() {
          events.push(`run ${name}`);
          await work();
          return name;
        },
        close: async () => void events.push(`close ${name}`),
      };
    },
    failed: (error) => `${name} failed: ${error instanceof Error ? error.message : error}`,
  };
}

async function resultsOf(lanes: Task<string>[][], shared: Task<string>[] = [], signal = neverAborted) {
  const results: string[] = [];
  await runLanes(lanes, shared, signal, (result) => results.push(result));
  return results;
}

it('opens the next task while the current one runs', async () => {
  const events: string[] = [];
  await resultsOf([[task('a', events), task('b', events)]]);
  expect(events).toEqual(['open a', 'open b', 'run a', 'close a', 'run b', 'close b']);
});

it('distributes shared tasks among the lanes', async () => {
  const events: string[] = [];
  const shared = ['x', 'y', 'z'].map((name) => task(name, events));
  const results = await resultsOf([[task('a', events)], [task('b', events)]], shared);
  expect(results.sort()).toEqual(['a', 'b', 'x', 'y', 'z']);
  expect(events.filter((event) => event.startsWith('close'))).toHaveLength(5);
});

it('runs the shared task that was opened early in the first free lane', async () => {
  const events: string[] = [];
  let endLongWork = () => {};
  const longWork = new Promise<void>((resolve) => {
    endLongWork = resolve;
  });
  const long = task('long', events, () => longWork);
  const shared = [task('x', events), task('y', events, async () => endLongWork())];
  await resultsOf([[long], [task('short', events)]], shared);
  expect(events.filter((event) => /^(run|close long)/.test(event))).toEqual([
    'run long',
    'run short',
    'run x',
    'run y',
    'close long',
  ]);
});

it('runs the other tasks if a task doesn’t open or throws', async () => {
  const events: string[] = [];
  const unopened = { ...task('a', events), open: () => Promise.reject(new Error('port in use')) };
  const thrown = task('b', events, () => Promise.reject(new Error('no browser')));
  expect(await resultsOf([[unopened, thrown, task('c', events)]])).toEqual([
    'a failed: port in use',
    'b failed: no browser',
    'c',
  ]);
  expect(events).toContain('close b');
});

it('starts no further tasks after an abort, and closes opened ones', async () => {
  const events: string[] = [];
  const stop = new AbortController();
  const stopping = task('a', events, async () => stop.abort());
  await resultsOf([[stopping, task('b', events), task('c', events)]], [], stop.signal);
  expect(events).toEqual(['open a', 'open b', 'run a', 'close a', 'close b']);
});

it('reports nothing of a task that another task’s result interrupted', async () => {
  const stop = new AbortController();
  const interrupted = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  const results: string[] = [];
  await runLanes([[task('red', [])], [task('cut off', [], () => interrupted)]], [], stop.signal, (result) => {
    results.push(result);
    stop.abort();
  });
  expect(results).toEqual(['red']);
});
