import { locale } from '../../domain/numbers';
import type { Entry } from '../entry';
import type { Neighbors } from '../prose/PageEnd';

export type PostSummary = Pick<Entry, 'path' | 'title' | 'description' | 'date' | 'tags' | 'status'>;

/** What a post shows about others: the older one before it, the newer one after it, and related ones. */
export interface PostPlace extends Neighbors {
  readonly related: readonly PostSummary[];
}

/** What lists show of each text. */
export const summariesOf = (entries: readonly PostSummary[]): PostSummary[] =>
  entries.map(({ path, title, description, date, tags, status }) => ({
    path,
    title,
    description,
    date,
    tags,
    status,
  }));

export const newestFirst = <Post extends Pick<Entry, 'path' | 'date'>>(posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path));

/** Returns each post's neighbors and related posts. Their size doesn't grow with the number of posts. */
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

/** Returns up to `most` posts that share the most tags with one, newest first among equals. */
export function relatedTo(
  post: Pick<Entry, 'path' | 'tags'>,
  posts: readonly PostSummary[],
  limit = 3,
): PostSummary[] {
  const shared = (other: PostSummary) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const related = posts
    .filter((other) => other.path !== post.path)
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score || (b.other.date ?? '').localeCompare(a.other.date ?? ''))
    .slice(0, limit);
  return summariesOf(related.map(({ other }) => other));
}

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `2026-11-21` as “November 21, 2026”. */
export const dayInWords = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
