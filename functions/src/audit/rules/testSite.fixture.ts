import type { PageNote } from '../facts/pageNote';
import type { RobotsFacts, SiteFacts, SitemapFacts, SitemapFile } from '../facts/siteFacts';
import type { NamedPage, SiteView, SurveyedPage } from '../facts/siteView';
import { OmittedUrls } from '../state/omittedUrls';
import type { FinalOutcome, SurveyRule } from './rule';

const origin = 'https://example.com';

export interface TestSurveyedPage {
  /** Its path. */
  readonly at: string;
  readonly depth?: number;
  readonly noindex?: boolean;
  /** The path of another page. */
  readonly canonical?: string;
  readonly alternates?: readonly (readonly [language: string, path: string])[];
  /** The same, as the sitemap names them. */
  readonly mappedVersions?: readonly (readonly [language: string, path: string])[];
  readonly isMapped?: boolean;
  readonly linked?: boolean;
  /** The outcome of a page that wasn't read. */
  readonly finalOutcome?: Partial<FinalOutcome>;
  readonly note?: Partial<PageNote>;
}

export interface TestSite {
  readonly facts?: SiteFacts;
  readonly isWhole?: boolean;
  readonly unread?: readonly string[];
  /** The first is the start page. */
  readonly pages: readonly TestSurveyedPage[];
}

/** Creates the view of a site that rules see at the end. */
export function siteOf({ facts = {}, isWhole = true, unread = [], pages }: TestSite): SiteView {
  const idOf = (path: string) => pages.findIndex(({ at }) => at === path);
  const surveyed = (id: number): SurveyedPage | null => {
    const page = pages[id];
    if (!page || page.finalOutcome) return null;
    const { at, depth = 1, noindex = false, canonical, isMapped = false } = page;
    const versionsOf = (named: TestSurveyedPage['alternates'] = []) =>
      named.map(([language, path]) => [language, idOf(path)] as const);
    return {
      id,
      url: origin + at,
      depth,
      noindex,
      canonical: canonical === undefined ? null : named(canonical),
      searchable: !noindex && canonical === undefined,
      alternates: versionsOf(page.alternates),
      mappedVersions: versionsOf(page.mappedVersions),
      isMapped,
      note: { h: [0, 0, 0], ...page.note },
    };
  };
  const named = (path: string): NamedPage => {
    const url = origin + path;
    const ok: FinalOutcome = { end: 'ok', seen: { status: 200 }, hops: [url], statuses: [] };
    const id = idOf(path);
    return {
      url,
      finalOutcome: { ...ok, ...pages[id]?.finalOutcome },
      get read() {
        return surveyed(id);
      },
    };
  };
  return {
    start: origin + (pages[0]?.at ?? '/'),
    facts,
    isWhole,
    unread,
    omitted: new OmittedUrls(),
    unverifiedHost: null,
    count: pages.filter(({ finalOutcome }) => !finalOutcome).length,
    *pages() {
      for (const at of pages.keys()) {
        const page = surveyed(at);
        if (page) yield page;
      }
    },
    page: surveyed,
    *mapped() {
      for (const { at, isMapped, linked = true } of pages)
        if (isMapped) yield { url: origin + at, linked, named: named(at) };
    },
  };
}

/** Returns a rule's findings for a site, each as the page's path and the message. */
export function surveyed(rule: SurveyRule, site: TestSite): readonly string[] {
  return [...rule.survey(siteOf(site))].map(({ page, message }) => `${new URL(page).pathname} ${message}`);
}

/** Creates the facts of a valid robots.txt, with the given changes. */
export function robots(parts: Partial<RobotsFacts>): RobotsFacts {
  return {
    url: `${origin}/robots.txt`,
    status: 200,
    type: 'text/plain',
    isPage: false,
    bytes: 100,
    blocksAll: false,
    unknown: [],
    namesSitemap: true,
    ...parts,
  };
}

/** Creates the facts of a valid sitemap of one file, with the given changes. */
export function sitemap(parts: Partial<SitemapFile>): SitemapFacts {
  const file = {
    url: `${origin}/sitemap.xml`,
    named: true,
    status: 200,
    problem: null,
    size: 100,
    entries: 3,
  };
  return { files: [{ ...file, ...parts }], foreign: [], complete: true };
}
