/** Joins all problems into one message, one line each, sorted by file. */
export function formatProblems(problems: readonly string[]): string {
  const inOrder = problems.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  return `The content has ${problems.length === 1 ? 'a problem' : 'problems'}:\n  ${inOrder.join('\n  ')}`;
}

/** Maximum number of texts processed concurrently. Each holds its whole syntax tree in memory. */
const atOnce = 8;

/** Runs the work for all items and returns the messages of those that failed, in the order of the items. */
export async function problemsOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const problems: string[] = [];
  // The workers share one iterator, so each item is taken once.
  const waiting = items.entries();
  const work = async () => {
    for (const [at, item] of waiting) {
      try {
        await act(item);
      } catch (error) {
        problems[at] = error instanceof Error ? error.message : String(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems.flatMap((words) => words.split('\n'));
}
