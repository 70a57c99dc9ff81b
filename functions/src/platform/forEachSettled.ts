/**
 * Runs the work for each item, one after another unless `concurrency` says otherwise. A failure doesn’t stop the
 * others.
 * @throws AggregateError with all errors, at the end.
 */
export async function forEachSettled<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  concurrency = 1,
): Promise<void> {
  const errors: unknown[] = [];
  const running = new Set<Promise<void>>();
  for await (const item of items) {
    const one = work(item)
      .catch((error: unknown) => {
        errors.push(...(error instanceof AggregateError ? error.errors : [error]));
      })
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= concurrency) await Promise.race(running);
  }
  await Promise.all(running);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} failed; the first: ${errors[0]}`);
}
