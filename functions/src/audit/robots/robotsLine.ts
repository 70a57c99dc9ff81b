/** A line of a robots.txt with a rule or another record. */
export interface RobotsLine {
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
