import type { JobInput } from '#domain/jobInput';
import { hostOf } from '../urls/url';

/** What an audit asks of the site itself, apart from its pages. */
export interface SiteChecks {
  /** Its sitemaps: all they name, or what lies in the section. */
  readonly sitemaps: boolean;
  /** Whether the usual place holds an icon: that there is none at all is known only when the site's pages were read. */
  readonly icon: boolean;
  /** Its front page, where the audit didn't begin and which tells a site that shows every address the same. */
  readonly front: boolean;
}

/**
 * Every audit that asks at all learns of robots.txt, of encryption, and of what is said for an address that doesn't exist.
 * @returns null when it asks nothing.
 */
export function siteChecksOf({ scope, urls }: Pick<JobInput, 'scope' | 'urls'>): SiteChecks | null {
  switch (scope) {
    case 'site':
    case 'sitemap':
      return { sitemaps: true, icon: true, front: false };
    case 'section':
      return { sitemaps: true, icon: false, front: false };
    case 'list':
      // Of several hosts, the answers of one say nothing about the others.
      return new Set(urls.map(hostOf)).size > 1 ? null : { sitemaps: false, icon: false, front: true };
    // One page is judged by itself, and is also how a fault is looked at again.
    case 'page':
      return null;
  }
}
