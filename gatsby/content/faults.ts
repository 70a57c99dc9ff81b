/** Texts that are worked on at once: each holds its whole tree in memory until it is done. */
const atOnce = 8;

/** The words of everything that could not be done, in the order of the items; an empty list when all of it could. */
export async function faultsOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  // One list that several take from: each item is taken once.
  const waiting = items.entries();
  const work = async () => {
    for (const [at, item] of waiting) {
      try {
        await act(item);
      } catch (error) {
        faults[at] = error instanceof Error ? error.message : String(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults.filter((words) => words !== undefined);
}
