import type { ReactNode } from 'react';
import { dark, light } from '../../ui/theme/tokens';
import { canonicalUrl, cardPath, cardSize, siteUrl } from '../urls';

interface SiteHeadProps {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path. A page that search engines shouldn't index has none. */
  readonly path?: string;
  readonly type?: 'website' | 'article';
  readonly children?: ReactNode;
}

/** A public page's metadata for browsers, search engines, and link previews. */
export function SiteHead({ title, description, path, type = 'website', children }: SiteHeadProps) {
  const whole = `${title} · Plumbline`;
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
      <meta property="og:locale" content="en_GB" />
      {path !== undefined && (
        <>
          <meta property="og:url" content={canonicalUrl(path)} />
          <meta property="og:image" content={`${siteUrl}${cardPath(path)}`} />
          <meta property="og:image:width" content={String(cardSize.width)} />
          <meta property="og:image:height" content={String(cardSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:image" content={`${siteUrl}${cardPath(path)}`} />
          <meta name="twitter:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={path === undefined ? 'summary' : 'summary_large_image'} />
      <link rel="alternate" type="application/rss+xml" title="Plumbline’s blog" href="/rss.xml" />
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
      {children}
    </>
  );
}
