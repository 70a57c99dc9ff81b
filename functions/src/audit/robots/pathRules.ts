import parseRobots from 'robots-parser';
import { originOf, pathOf } from '../urls/url';
import { octetsOf, octetsOfRule } from './octets';

type Parsed = ReturnType<typeof parseRobots>;

/** Longer patterns only serve to slow down a crawler. */
const maxLineLength = 2_048;
const maxStars = 20;
/** Patterns with a star are tried one by one. */
const maxWildcards = 10_000;

/** Up to this number, each rule is tried; beyond that, only those with a matching prefix. */
const fewRules = 100;
const maxBeginningLength = 64;
const maxRemembered = 500;

/** The allow and disallow lines of one group, which may have tens of thousands. */
export class PathRules {
  readonly #url: string;
  /** All rules, if there are few. */
  readonly #parsed: Parsed | null = null;
  readonly #byBeginning = new Map<string, string[]>();
  readonly #lengths: readonly number[] = [];
  /** The rules that match certain prefixes, by prefix. */
  readonly #fitting = new Map<string, Parsed>();

  /** @param url of the robots.txt. */
  constructor(url: string, lines: readonly string[]) {
    this.#url = url;
    const rules = sensible(lines);
    if (rules.length <= fewRules) {
      this.#parsed = parsed(url, rules);
      return;
    }
    for (const rule of rules) {
      const beginning = beginningOf(rule);
      const sharing = this.#byBeginning.get(beginning);
      if (sharing) sharing.push(rule);
      else this.#byBeginning.set(beginning, [rule]);
    }
    this.#lengths = [...new Set([...this.#byBeginning.keys()].map(({ length }) => length))];
  }

  /**
   * Returns whether a URL is allowed. The longest matching rule decides (RFC 9309, 2.2.2); none applies to another
   * origin.
   */
  allow(url: string): boolean {
    const path = octetsOf(pathOf(url));
    return (this.#parsed ?? this.#rulesFor(path))?.isAllowed(originOf(url) + path, '*') ?? true;
  }

  #rulesFor(path: string): Parsed | null {
    const beginnings: string[] = [];
    for (const length of this.#lengths) {
      const beginning = path.slice(0, length);
      if (beginning.length === length && this.#byBeginning.has(beginning)) beginnings.push(beginning);
    }
    if (beginnings.length === 0) return null;
    const key = beginnings.join('\n');
    const known = this.#fitting.get(key);
    if (known) return known;
    const rules = parsed(
      this.#url,
      beginnings.flatMap((beginning) => this.#byBeginning.get(beginning) ?? []),
    );
    if (this.#fitting.size >= maxRemembered) this.#fitting.clear();
    this.#fitting.set(key, rules);
    return rules;
  }
}

const parsed = (url: string, rules: readonly string[]) =>
  parseRobots(url, ['User-agent: *', ...rules].join('\n'));

function sensible(lines: readonly string[]): readonly string[] {
  const kept = new Set<string>();
  let wildcards = 0;
  for (const line of lines) {
    if (line.length > maxLineLength || line.split('*').length > maxStars) continue;
    if (line.includes('*') && ++wildcards > maxWildcards) continue;
    const [key = '', pattern = ''] = line.split(/: (.*)/s, 2);
    kept.add(`${key}: ${octetsOfRule(pattern).replace(/\*+/g, '*')}`);
  }
  return [...kept];
}

/** Returns the common prefix of all URLs that a rule matches. */
function beginningOf(rule: string): string {
  const pattern = rule.slice(rule.indexOf(':') + 2);
  return /^[^*$]*/.exec(pattern)?.[0].slice(0, maxBeginningLength) ?? '';
}
