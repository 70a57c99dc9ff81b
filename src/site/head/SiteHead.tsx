import type { ReactNode } from 'react';
import { dark, light } from '../../ui/theme/tokens';
import { canonicalUrl } from '../siteUrl';

interface SiteHeadProps {
  readonly title: string;
  readonly description: string;
  /** The page's one path; a page that is not to be found by searching has none. */
  readonly path?: string;
  readonly type?: 'website' | 'article';
  readonly children?: ReactNode;
}

/** What every public page says of itself to browsers, search engines and link previews. */
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
      {path !== undefined && <meta property="og:url" content={canonicalUrl(path)} />}
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
      {children}
    </>
  );
}
