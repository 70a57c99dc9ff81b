import { robotsToken } from '#domain/crawler';
import { PathRules } from './pathRules';

/** A line of a robots.txt with a rule or another record. */
interface RobotsLine {
  /** In lowercase, with the standard spelling. */
  readonly key: string;
  readonly value: string;
  /** Whether its colon is missing or its name is misspelled: Google accepts it, other crawlers may not. */
  readonly isGuess: boolean;
}

/** Misspellings that Google’s parser (google/robotstxt) accepts. */
const typos: ReadonlyMap<string, string> = new Map([
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['site-map', 'sitemap'],
]);

const withoutColon = new Set(['user-agent', 'allow', 'disallow', 'sitemap']);

/** Parses one line; null for a comment, an empty line and one without a name. */
export function robotsLineOf(written: string): RobotsLine | null {
  const line = written.replace(/#.*$/s, '').trim();
  const colon = line.indexOf(':');
  if (colon > 0) {
    const name = line.slice(0, colon).trim().toLowerCase();
    return { key: typos.get(name) ?? name, value: line.slice(colon + 1).trim(), isGuess: typos.has(name) };
  }
  // A space replaces the colon if it separates exactly two words.
  const [, first = '', value = ''] = /^(\S+)[ \t]+(\S+)$/.exec(line) ?? [];
  const name = first.toLowerCase();
  const key = typos.get(name) ?? name;
  return withoutColon.has(key) ? { key, value, isGuess: true } : null;
}

/**
 * Represents the big search engines. Without a group of its own, as in most files, the rules for all crawlers apply.
 */
const searchToken = 'googlebot';

/** The rules of a robots.txt for our crawler and for search engines. */
interface RobotsGroups {
  readonly ours: PathRules;
  /** The same object, unless one of them has its own group. */
  readonly search: PathRules;
  /** Seconds between our requests; 0 if not set. */
  readonly crawlDelay: number;
  /** As written. */
  readonly sitemaps: readonly string[];
}

interface Group {
  readonly rules: string[];
  crawlDelay: number;
}

/**
 * Reads only the relevant groups, so that a long list of other crawlers' rules costs nothing (RFC 9309, 2.2). Other
 * records may be anywhere and end no group (2.2.4); groups of one crawler are combined (2.2.1).
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
        // Applies to the crawlers named so far: later ones share only the rules.
        for (const group of named) if (group) group.crawlDelay = Number(value) || group.crawlDelay;
        break;
      case 'sitemap':
        if (value !== '') sitemaps.push(value);
    }
  }
  const forAll = groups.get('*');
  const own = groups.get(robotsToken.toLowerCase()) ?? forAll;
  const matching = groups.get(searchToken) ?? forAll;
  const ours = new PathRules(url, own?.rules ?? []);
  const search = matching === own ? ours : new PathRules(url, matching?.rules ?? []);
  return { ours, search, crawlDelay: own?.crawlDelay ?? 0, sitemaps };
}

const relevantAgents = new Set(['*', robotsToken.toLowerCase(), searchToken]);

/** Returns the group of a relevant crawler; a version or more words after its name don't matter. */
function groupFor(groups: Map<string, Group>, agent: string): Group | null {
  const name = /^(?:\*(?=\s|$)|[a-z_-]+)/i.exec(agent)?.[0].toLowerCase() ?? '';
  if (!relevantAgents.has(name)) return null;
  const group = groups.get(name) ?? { rules: [], crawlDelay: 0 };
  groups.set(name, group);
  return group;
}
