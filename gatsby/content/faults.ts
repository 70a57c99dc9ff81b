/** The words of everything that could not be done; an empty list when all of it could. */
export async function faultsOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const outcomes = await Promise.allSettled(items.map(act));
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason)]
      : [],
  );
}
