import type { Entry } from '../content/entry';

export type PostSummary = Pick<Entry, 'path' | 'title' | 'description' | 'date' | 'tags'>;

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
