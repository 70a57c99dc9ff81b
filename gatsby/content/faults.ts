/** All faults as one message: each on lines of its own, sorted by file. */
export function toldTogether(faults: readonly string[]): string {
  const inOrder = faults.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  return `The content has ${faults.length === 1 ? 'a fault' : 'faults'}:\n  ${inOrder.join('\n  ')}`;
}

/** Texts that are worked on at once: each holds its whole tree in memory until it is done. */
const atOnce = 8;

/** What was said of everything that could not be done, a line each, in the order of the items. */
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
  return faults.flatMap((words) => words.split('\n'));
}
