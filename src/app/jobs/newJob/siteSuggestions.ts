import type { Grade } from '#domain/score';
import type { SiteHistory } from '#domain/siteHistory';
import { startUrlOf } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import { parseUrl } from '#domain/url';

/** A site that the user has checked before. */
export interface SiteSuggestion {
  /** The start URL of the last report. */
  readonly url: string;
  /** The host in readable form, with the path if the report started below the home page. */
  readonly shown: string;
  readonly grade: Grade;
}

export function suggestionsOf(sites: readonly SiteHistory[]): readonly SiteSuggestion[] {
  return sites.flatMap(({ runs }) => {
    const last = runs.at(-1);
    const url = last && parseUrl(startUrlOf(last));
    if (!last || !url) return [];
    const path = url.pathname + url.search;
    return [
      {
        url: path === '/' ? url.origin : url.href,
        shown: path === '/' ? unicodeHost(url.host) : `${unicodeHost(url.host)}${path}`,
        grade: last.grade,
      },
    ];
  });
}
