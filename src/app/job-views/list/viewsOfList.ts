import { mostViews, type SavedView } from '#domain/savedViews';

/** The two lists of jobs: somebody’s own, and everybody’s, for admins. */
export type ListKind = 'own' | 'everybody';

/** A filter of its own to nobody: it tells in a view’s query which list the view was kept of. */
const mark = 'list';

export function markedQuery(query: string, list: ListKind): string {
  const marked = new URLSearchParams(query);
  marked.set(mark, list);
  return marked.toString();
}

/** A view’s query as the address of its list has it. */
export function plainQuery({ query }: SavedView): string {
  const plain = new URLSearchParams(query);
  plain.delete(mark);
  return plain.toString();
}

/** A view of before there was a mark is of both lists, unless it names an owner, whom only everybody’s can be held to. */
export function isOf(list: ListKind, { query }: SavedView): boolean {
  const asked = new URLSearchParams(query);
  const marked = asked.get(mark) ?? (asked.has('owner') ? 'everybody' : list);
  return marked === list;
}

/** With one more of a list, in the place of the list’s view of that name; undefined where there is no place. */
export function withViewOf(
  list: ListKind,
  views: readonly SavedView[],
  view: SavedView,
): readonly SavedView[] | undefined {
  const others = views.filter((one) => one.name !== view.name || !isOf(list, one));
  return others.length < mostViews ? [...others, view] : undefined;
}
