import { docsPath, pathTo, routes } from '../../domain/routes';
import { cardPath } from '../card';
import type { Entry } from '../content/entry';
import { canonicalUrl } from '../siteUrl';

/** Search engines read this: schema.org's words, as JSON-LD. */
function StructuredData({ value }: { value: object }) {
  // “<” could end the script; in JSON it may be written like this as well.
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

/** Posts without a single author name the team; everybody else is a person. */
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
      inLanguage: 'en-GB',
    }}
  />
);

interface Place {
  readonly path: string;
  readonly title: string;
}

/** A page that is one text, or a list of posts. */
export const PageData = ({
  type,
  page,
}: {
  type: 'AboutPage' | 'WebPage' | 'Blog' | 'CollectionPage';
  page: Place & { readonly description: string };
}) => (
  <StructuredData
    value={{
      '@type': type,
      name: page.title,
      description: page.description,
      url: canonicalUrl(page.path),
      publisher: organisation,
      inLanguage: 'en-GB',
    }}
  />
);

/** Where a docs page stands, from the home page down: search engines ask for two places at least. */
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
