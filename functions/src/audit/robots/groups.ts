import { robotsToken } from '#domain/crawler';
import { PathRules } from './pathRules';
import { robotsLineOf } from './robotsLine';

/** By whose rules the big search engines go; without a group of its own, as most have none, by those for all. */
const searchToken = 'googlebot';

/** What a robots.txt says to us, and to search engines. */
export interface RobotsGroups {
  readonly ours: PathRules;
  /** The very same, unless one of them has a group of its own. */
  readonly search: PathRules;
  /** Seconds that we are asked to leave between requests; 0 without. */
  readonly crawlDelay: number;
  /** As they are written. */
  readonly sitemaps: readonly string[];
}

interface Group {
  readonly rules: string[];
  crawlDelay: number;
}

/**
 * Reads only the groups that matter, so that a long list of other crawlers' rules costs nothing (RFC 9309, 2.2). Other
 * records stand anywhere and end no group (2.2.4); groups of one crawler are one group (2.2.1).
 * @param url of the robots.txt.
 */
export function groupsOf(url: string, text: string): RobotsGroups {
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  let named: (Group | null)[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { key = '', value = '' } = robotsLineOf(line) ?? {};
    switch (key) {
      case 'user-agent':
        if (!isNaming) named = [];
        isNaming = true;
        named.push(groupFor(groups, value));
        break;
      case 'allow':
      case 'disallow':
        isNaming = false;
        if (value !== '') for (const group of named) group?.rules.push(`${key}: ${value}`);
        break;
      case 'crawl-delay':
        // Asked of those named so far: whoever is named after it shares only the rules.
        for (const group of named) if (group) group.crawlDelay = Number(value) || group.crawlDelay;
        break;
      case 'sitemap':
        if (value !== '') sitemaps.push(value);
    }
  }
  const everybody = groups.get('*');
  const own = groups.get(robotsToken.toLowerCase()) ?? everybody;
  const theirs = groups.get(searchToken) ?? everybody;
  const ours = new PathRules(url, own?.rules ?? []);
  const search = theirs === own ? ours : new PathRules(url, theirs?.rules ?? []);
  return { ours, search, crawlDelay: own?.crawlDelay ?? 0, sitemaps };
}

const heeded = new Set(['*', robotsToken.toLowerCase(), searchToken]);

/** The group of a crawler that we care for; its name may carry a version or more words, which count for nothing. */
function groupFor(groups: Map<string, Group>, agent: string): Group | null {
  const name = /^(?:\*(?=\s|$)|[a-z_-]+)/i.exec(agent)?.[0].toLowerCase() ?? '';
  if (!heeded.has(name)) return null;
  const group = groups.get(name) ?? { rules: [], crawlDelay: 0 };
  groups.set(name, group);
  return group;
}
