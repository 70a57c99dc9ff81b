/**
 * One after another, so that an admin's press is no flood. Stops at the first failure; what was done stays done.
 * @param progress told how many are done.
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
