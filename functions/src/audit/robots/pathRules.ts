import { originOf, pathOf } from '../urls/url';
import { normalizedEscapes, normalizedPattern } from './escapes';

/** Longer patterns only serve to slow down a crawler. */
const maxLineLength = 2_048;
const maxStars = 20;
/** Patterns with a star are tried one by one. */
const maxWildcards = 10_000;

const maxPrefixLength = 64;

interface Rule {
  readonly allows: boolean;
  /** The length of the pattern: the longest matching rule decides. */
  readonly length: number;
  /** The literal texts between the pattern's stars. */
  readonly literals: readonly string[];
  /** Whether the pattern ends with a dollar sign. */
  readonly isToEnd: boolean;
}

/** The allow and disallow lines of one group, which may have tens of thousands. */
export class PathRules {
  readonly #origin: string;
  /** By the beginning of their pattern, so that only rules with a matching beginning are tried. */
  readonly #byPrefix = new Map<string, Rule[]>();
  readonly #prefixLengths: readonly number[];

  /**
   * @param url of the robots.txt.
   * @param lines such as `disallow: /private`.
   */
  constructor(url: string, lines: readonly string[]) {
    this.#origin = originOf(url);
    for (const rule of rulesOf(lines)) {
      const prefix = (rule.literals[0] ?? '').slice(0, maxPrefixLength);
      const sharing = this.#byPrefix.get(prefix);
      if (sharing) sharing.push(rule);
      else this.#byPrefix.set(prefix, [rule]);
    }
    this.#prefixLengths = [...new Set([...this.#byPrefix.keys()].map(({ length }) => length))];
  }

  /**
   * Returns whether a URL is allowed. The longest matching rule decides, and of two equally long ones the one that
   * allows (RFC 9309, 2.2.2). None applies to another origin.
   */
  allow(url: string): boolean {
    if (originOf(url) !== this.#origin) return true;
    const path = normalizedEscapes(pathOf(url));
    let decisive: Rule | null = null;
    for (const length of this.#prefixLengths)
      for (const rule of this.#byPrefix.get(path.slice(0, length)) ?? [])
        if (outranks(rule, decisive) && matches(rule, path)) decisive = rule;
    return decisive?.allows ?? true;
  }
}

function outranks(rule: Rule, other: Rule | null): boolean {
  if (!other || rule.length !== other.length) return rule.length > (other?.length ?? -1);
  return rule.allows && !other.allows;
}

/** Finds each literal at its first position, which leaves the most for those that follow. */
function matches({ literals, isToEnd }: Rule, path: string): boolean {
  const [first = '', ...others] = literals;
  if (!path.startsWith(first)) return false;
  const last = isToEnd ? others.pop() : undefined;
  let position = first.length;
  for (const literal of others) {
    const found = path.indexOf(literal, position);
    if (found < 0) return false;
    position = found + literal.length;
  }
  if (!isToEnd) return true;
  return last === undefined
    ? position === path.length
    : path.length - last.length >= position && path.endsWith(last);
}

function rulesOf(lines: readonly string[]): readonly Rule[] {
  const rules = new Map<string, Rule>();
  let wildcards = 0;
  for (const line of lines) {
    if (line.length > maxLineLength || line.split('*').length > maxStars) continue;
    if (line.includes('*') && ++wildcards > maxWildcards) continue;
    const [key = '', written = ''] = line.split(/: (.*)/s, 2);
    const pattern = normalizedPattern(written).replace(/\*+/g, '*');
    const isToEnd = pattern.endsWith('$');
    const literals = (isToEnd ? pattern.slice(0, -1) : pattern).split('*');
    const allows = key.toLowerCase() === 'allow';
    rules.set(`${allows} ${pattern}`, { allows, length: pattern.length, literals, isToEnd });
  }
  return [...rules.values()];
}
