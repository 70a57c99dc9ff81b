/**
 * Runs the work for one item after another. A failure doesn’t stop the others.
 * @throws AggregateError with all errors, at the end.
 */
export async function forEachSettled<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} failed; the first: ${errors[0]}`);
}
