import { pathTo } from '../../src/domain/routes';
import { type PostSummary, summariesOf } from '../../src/site/blog/summaries';
import type { Entry } from '../../src/site/entry';

/** One page of a list of posts: of all posts, or of those with one tag. */
interface ListPage {
  readonly path: string;
  readonly tag: string | null;
  readonly posts: readonly PostSummary[];
  readonly newer: string | null;
  readonly older: string | null;
  /** Starts at 1. */
  readonly page: number;
  readonly pages: number;
}

const perPage = 20;

/** Creates the blog's list and one list per tag, newest first, twenty posts per page. */
export function listPages(posts: readonly Entry[]): ListPage[] {
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  return [
    ...pagesOf(posts, null, (page) =>
      page === 1 ? pathTo('blog') : pathTo('blogPage', { page: String(page) }),
    ),
    ...tags.flatMap((tag) =>
      pagesOf(
        posts.filter((post) => post.tags.includes(tag)),
        tag,
        (page) =>
          page === 1 ? pathTo('blogTag', { tag }) : pathTo('blogTagPage', { tag, page: String(page) }),
      ),
    ),
  ];
}

function pagesOf(posts: readonly Entry[], tag: string | null, pathOf: (page: number) => string): ListPage[] {
  const pages = Math.max(1, Math.ceil(posts.length / perPage));
  return Array.from({ length: pages }, (_, index) => ({
    path: pathOf(index + 1),
    tag,
    posts: summariesOf(posts.slice(index * perPage, (index + 1) * perPage)),
    newer: index > 0 ? pathOf(index) : null,
    older: index + 1 < pages ? pathOf(index + 2) : null,
    page: index + 1,
    pages,
  }));
}
