/** A line of a robots.txt that names a rule or anything else. */
export interface RobotsLine {
  /** In lower case, and as the standard spells it. */
  readonly key: string;
  readonly value: string;
  /** Its colon is missing or its name misspelled: Google takes it for what was meant, other crawlers may not. */
  readonly isGuess: boolean;
}

/** Spellings that Google’s parser (google/robotstxt) takes for the standard’s. */
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

/** Reads one line; null for a comment, an empty line and one that names nothing. */
export function robotsLineOf(written: string): RobotsLine | null {
  const line = written.replace(/#.*$/s, '').trim();
  const colon = line.indexOf(':');
  if (colon > 0) {
    const name = line.slice(0, colon).trim().toLowerCase();
    return { key: typos.get(name) ?? name, value: line.slice(colon + 1).trim(), isGuess: typos.has(name) };
  }
  // A space stands for the colon where it parts exactly two words.
  const [, first = '', value = ''] = /^(\S+)[ \t]+(\S+)$/.exec(line) ?? [];
  const name = first.toLowerCase();
  const key = typos.get(name) ?? name;
  return withoutColon.has(key) ? { key, value, isGuess: true } : null;
}
