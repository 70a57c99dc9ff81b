import type { Entry } from '../content/entry';
import type { Neighbours } from '../prose/PrevNext';

export type PostSummary = Pick<Entry, 'path' | 'title' | 'description' | 'date' | 'tags'>;

/** What a post shows of the others: the older one before it, the newer one after it, and where to read on. */
export interface PostPlace extends Neighbours {
  readonly related: readonly PostSummary[];
}

export const newestFirst = <Post extends Pick<Entry, 'path' | 'date'>>(posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path));

/** The place of each post among all; what one says of the others does not grow with their number. */
export function placesAmong(posts: readonly PostSummary[]): Map<string, PostPlace> {
  const inOrder = newestFirst(posts);
  const named = (post: PostSummary | undefined) => (post ? { path: post.path, title: post.title } : null);
  return new Map(
    inOrder.map((post, index) => [
      post.path,
      {
        previous: named(inOrder[index + 1]),
        next: named(inOrder[index - 1]),
        related: relatedTo(post, inOrder),
      },
    ]),
  );
}

/** The posts that share most tags with one; among equals the newest. At most `most`. */
export function relatedTo(
  post: Pick<Entry, 'path' | 'tags'>,
  posts: readonly PostSummary[],
  most = 3,
): PostSummary[] {
  const shared = (other: PostSummary) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.path !== post.path)
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score || (b.other.date ?? '').localeCompare(a.other.date ?? ''))
    .slice(0, most)
    .map(({ other: { path, title, description, date, tags } }) => ({ path, title, description, date, tags }));
}
