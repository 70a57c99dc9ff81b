import { Feed } from 'feed';
import { pathTo } from '../../src/domain/routes';
import { canonicalUrl, siteUrl } from '../../src/site/siteUrl';
import type { BuiltPage } from './site';

/** Posts in a feed; older ones are on the site. */
const most = 30;

/** RSS 2.0 of the newest posts, with their whole text. */
export function feedOf(content: readonly BuiltPage[]): string {
  const posts = content
    .filter(({ entry }) => entry.kind === 'post' && entry.published)
    .toSorted((a, b) => (b.entry.date ?? '').localeCompare(a.entry.date ?? ''))
    .slice(0, most);
  const feed = new Feed({
    title: 'Plumbline’s blog',
    description: 'What we learn about links, crawlers and the ways in which sites break.',
    id: canonicalUrl(pathTo('blog')),
    link: canonicalUrl(pathTo('blog')),
    language: 'en-GB',
    copyright: 'Plumbline',
    feedLinks: { rss: canonicalUrl('/rss.xml') },
    // The newest post's day, so that a build without news makes the same file.
    updated: new Date(posts[0]?.entry.date ?? 0),
  });
  for (const { entry, rendered } of posts) {
    feed.addItem({
      title: entry.title,
      id: canonicalUrl(entry.path),
      link: canonicalUrl(entry.path),
      description: entry.description,
      content: forFeed(rendered.html, entry.path),
      date: new Date(entry.updated ?? entry.date ?? 0),
      published: new Date(entry.date ?? 0),
      category: entry.tags.map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

/** Readers of feeds know no styles and no scripts of ours, and no address without its host. */
function forFeed(html: string, path: string): string {
  return html
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<button[^>]*>[\s\S]*?<\/button>/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ href="#/g, ` href="${canonicalUrl(path)}#`);
}
