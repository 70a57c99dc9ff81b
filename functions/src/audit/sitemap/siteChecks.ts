import type { JobInput } from '#domain/jobInput';
import { hostOf } from '../urls/url';

/** What an audit requests from the site itself, apart from its pages. */
export interface SiteChecks {
  /** Its sitemaps: everything they list, or what is in the section. */
  readonly sitemaps: boolean;
  /** Whether the default location has an icon: only the site's pages show that there is none at all. */
  readonly icon: boolean;
  /**
   * Its front page, if the audit didn't begin there, to detect a site that responds to every URL with the same page.
   */
  readonly front: boolean;
}

/**
 * Returns the checks of the site. All audits with site checks request robots.txt, check encryption, and request a URL
 * that doesn't exist.
 * @returns null if there are no site checks.
 */
export function siteChecksOf({ scope, urls }: Pick<JobInput, 'scope' | 'urls'>): SiteChecks | null {
  switch (scope) {
    case 'site':
    case 'sitemap':
      return { sitemaps: true, icon: true, front: false };
    case 'section':
      return { sitemaps: true, icon: false, front: false };
    case 'list':
      // With several hosts, responses of one say nothing about the others.
      return new Set(urls.map(hostOf)).size > 1 ? null : { sitemaps: false, icon: false, front: true };
    // One page is evaluated by itself; a recheck of a finding works like this, too.
    case 'page':
      return null;
  }
}
