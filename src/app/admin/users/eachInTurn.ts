/**
 * Processes items one after another, to limit the load. Stops at the first failure; completed items stay
 * done.
 * @param progress receives the number of completed items.
 */
export async function eachInTurn<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  progress: (done: number) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    await act(item);
    progress(index + 1);
  }
}
