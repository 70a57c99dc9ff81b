/**
 * Does the work for one after another, so that none that fails keeps the others from their turn.
 * @throws AggregateError with what went wrong, at the end.
 */
export async function eachByItself<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} failed; the first: ${faults[0]}`);
}
