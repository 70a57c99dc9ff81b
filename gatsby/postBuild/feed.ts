import { Feed } from 'feed';
import { pathTo } from '../../src/domain/routes';
import { canonicalUrl } from '../../src/site/urls';
import type { BuiltPage } from './site';

/** Number of posts in the feed. Older ones are on the site. */
const maxEntries = 30;

const feeds = {
  post: {
    title: 'Plumbline’s blog',
    description: 'What we learn about links, crawlers and the ways in which sites break.',
    home: pathTo('blog'),
    file: '/rss.xml',
  },
  change: {
    title: 'Plumbline’s changelog',
    description: 'What is new in Plumbline.',
    home: pathTo('changelog'),
    file: '/changelog.xml',
  },
} as const;

/** RSS 2.0 with the full text of the newest posts or changelog entries. */
export function feedOf(content: readonly BuiltPage[], kind: keyof typeof feeds): string {
  const { title, description, home, file } = feeds[kind];
  const posts = content
    .filter(({ entry }) => entry.kind === kind && entry.published)
    .toSorted((a, b) => (b.entry.date ?? '').localeCompare(a.entry.date ?? ''))
    .slice(0, maxEntries);
  const feed = new Feed({
    title,
    description,
    id: canonicalUrl(home),
    link: canonicalUrl(home),
    language: 'en-US',
    copyright: 'Plumbline',
    feedLinks: { rss: canonicalUrl(file) },
    // The latest date of its posts, so that a build without changes produces the same file.
    updated: new Date(
      posts
        .flatMap(({ entry }) => entry.updated ?? entry.date ?? [])
        .toSorted()
        .at(-1) ?? 0,
    ),
  });
  for (const { entry, rendered } of posts) {
    feed.addItem({
      title: entry.title,
      id: canonicalUrl(entry.path),
      link: canonicalUrl(entry.path),
      description: entry.description,
      content: forFeed(rendered, entry.path),
      date: new Date(entry.updated ?? entry.date ?? 0),
      published: new Date(entry.date ?? 0),
      category: entry.tags.map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

/** Feed readers have none of our styles and scripts, and need absolute URLs. */
function forFeed({ html, cover }: BuiltPage['rendered'], path: string): string {
  const picture = cover ? `<p><img src="${cover.src}" alt="${escaped(cover.alt)}"></p>` : '';
  return (
    `${picture}${html}`
      .replace(/<(style|button)[^>]*>[\s\S]*?<\/\1>|<a class="heading-link"[^>]*><\/a>/g, '')
      // Tabs follow each other with their titles, as in print.
      .replace(/<div class="tab-titles">[\s\S]*?<\/div>|<input[^>]*>/g, '')
      // The image's other sizes and formats.
      .replace(/<source[^>]*>| (srcset|sizes|style)="[^"]*"/gi, '')
      .replace(/ (href|src)="([^"]*)"/g, (whole, name: string, address: string) =>
        URL.canParse(address, canonicalUrl(path))
          ? ` ${name}="${new URL(address, canonicalUrl(path)).href}"`
          : whole,
      )
  );
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
