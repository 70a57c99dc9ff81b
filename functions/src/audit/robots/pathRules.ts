import parseRobots from 'robots-parser';
import { originOf, pathOf } from '../urls/url';
import { octetsOf, octetsOfRule } from './octets';

type Parsed = ReturnType<typeof parseRobots>;

/** Patterns beyond reason only serve to keep a matcher busy. */
const maxLineLength = 2_048;
const maxStars = 20;
/** Patterns with a star are tried one by one. */
const maxWildcards = 10_000;

/** Of so few rules each is tried; of more only those whose beginning fits. */
const fewRules = 100;
const maxBeginningLength = 64;
const maxRemembered = 500;

/** The allow and disallow lines of one group, which may be tens of thousands. */
export class PathRules {
  readonly #url: string;
  /** All of them, when they are few. */
  readonly #parsed: Parsed | null = null;
  readonly #byBeginning = new Map<string, string[]>();
  readonly #lengths: readonly number[] = [];
  /** The rules that fit some beginnings, by those. */
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

  /** The longest rule that fits decides (RFC 9309, 2.2.2); another origin's address is covered by none. */
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

/** What every address that a rule fits begins with. */
function beginningOf(rule: string): string {
  const pattern = rule.slice(rule.indexOf(':') + 2);
  return /^[^*$]*/.exec(pattern)?.[0].slice(0, maxBeginningLength) ?? '';
}
