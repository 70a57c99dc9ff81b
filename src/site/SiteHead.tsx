import type { ReactNode } from 'react';
import { docsPath, pathTo, routes } from '../domain/routes';
import { dark, light } from '../ui/theme/tokens';
import type { Entry } from './entry';
import { canonicalUrl, cardPath, cardSize, siteUrl } from './urls';

interface SiteHeadProps {
  readonly title: string;
  readonly description: string;
  /** The text of its link preview's image, if it isn't the title. */
  readonly cardTitle?: string;
  /** The page's canonical path. A page that search engines shouldn't index has none. */
  readonly path?: string;
  readonly type?: 'website' | 'article';
  readonly children?: ReactNode;
}

/** Search results truncate a title at about 60 characters, and show the site's name beside it anyway. */
const maxTitle = 60;
const withSiteName = (title: string) => {
  const whole = `${title} · Plumbline`;
  return whole.length > maxTitle ? title : whole;
};

/** A public page's metadata for browsers, search engines, and link previews. */
export function SiteHead({
  title,
  description,
  cardTitle = title,
  path,
  type = 'website',
  children,
}: SiteHeadProps) {
  const whole = withSiteName(title);
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalUrl(path)} />
      )}
      <meta property="og:site_name" content="Plumbline" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_US" />
      {path !== undefined && (
        <>
          <meta property="og:url" content={canonicalUrl(path)} />
          <meta property="og:image" content={`${siteUrl}${cardPath(path)}`} />
          <meta property="og:image:width" content={String(cardSize.width)} />
          <meta property="og:image:height" content={String(cardSize.height)} />
          <meta property="og:image:alt" content={cardTitle} />
          <meta name="twitter:image" content={`${siteUrl}${cardPath(path)}`} />
          <meta name="twitter:image:alt" content={cardTitle} />
        </>
      )}
      <meta name="twitter:card" content={path === undefined ? 'summary' : 'summary_large_image'} />
      <link rel="alternate" type="application/rss+xml" title="Plumbline’s blog" href="/rss.xml" />
      <link rel="alternate" type="application/rss+xml" title="Plumbline’s changelog" href="/changelog.xml" />
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
      {children}
    </>
  );
}

/** Structured data for search engines: schema.org as JSON-LD. */
function StructuredData({ value }: { value: object }) {
  // “<” could end the script. JSON allows this escape.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, with “<” escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const organisation = { '@type': 'Organization', name: 'Plumbline', url: canonicalUrl('/') };

export const HomeData = () => (
  <StructuredData
    value={{ '@type': 'WebSite', name: 'Plumbline', url: canonicalUrl('/'), publisher: organisation }}
  />
);

type PostEntry = Pick<Entry, 'path' | 'title' | 'description' | 'date' | 'updated' | 'author' | 'tags'>;

/** The author of posts without a single author. Any other author is a person. */
const team = 'The Plumbline team';
const authorOf = (name: string | null) =>
  name === null || name === team ? organisation : { '@type': 'Person', name };

export const PostData = ({ entry, words }: { entry: PostEntry; words: number }) => (
  <StructuredData
    value={{
      '@type': 'BlogPosting',
      headline: entry.title,
      description: entry.description,
      datePublished: entry.date,
      dateModified: entry.updated ?? entry.date,
      author: authorOf(entry.author),
      publisher: organisation,
      image: canonicalUrl(cardPath(entry.path)),
      mainEntityOfPage: canonicalUrl(entry.path),
      keywords: entry.tags,
      wordCount: words,
      inLanguage: 'en-US',
    }}
  />
);

interface Place {
  readonly path: string;
  readonly title: string;
}

/** Data of a page with a single text, or with a list of posts. */
export const PageData = ({
  type,
  page,
}: {
  type: 'AboutPage' | 'ContactPage' | 'WebPage' | 'Blog' | 'CollectionPage';
  page: Place & { readonly description: string };
}) => (
  <StructuredData
    value={{
      '@type': type,
      name: page.title,
      description: page.description,
      url: canonicalUrl(page.path),
      publisher: organisation,
      inLanguage: 'en-US',
    }}
  />
);

/** Breadcrumbs of a docs page from the home page. Search engines require at least two. */
export function DocsData({ entry }: { entry: Pick<Entry, 'path' | 'title' | 'section'> }) {
  const rulesPath = docsPath('rules');
  const trail = [
    { path: pathTo('home'), title: 'Plumbline' },
    { path: pathTo('docs'), title: routes.docs.title },
    ...(entry.section === 'Rules' && entry.path !== rulesPath ? [{ path: rulesPath, title: 'Rules' }] : []),
    ...(entry.path === pathTo('docs') ? [] : [entry]),
  ];
  return (
    <StructuredData
      value={{
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ path, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: canonicalUrl(path),
        })),
      }}
    />
  );
}
