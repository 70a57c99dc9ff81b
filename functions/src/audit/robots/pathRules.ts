import { originOf, pathOf } from '../urls/url';

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

/**
 * Matches everything that can be written in more than one way: all but unreserved and reserved characters (RFC 3986,
 * 2.2 and 2.3).
 */
const ambiguous = /%[0-9a-f]{2}|[^\w.~/?:@!&()+,;=-]+/gi;

/**
 * Normalizes percent-encoding (RFC 9309, 2.2.2): decodes unnecessary escapes and escapes everything else, in uppercase.
 * In a URL, a star or a dollar sign is literal and is escaped, like in a rule that means the character (2.2.3).
 */
function normalizedEscapes(path: string): string {
  return path.replace(ambiguous, (found) => (/^%../.test(found) ? unescaped(found) : escaped(found)));
}

/** Normalizes a rule’s pattern, whose stars match anything and whose final dollar sign matches the end. */
function normalizedPattern(pattern: string): string {
  const end = pattern.endsWith('$') ? '$' : '';
  const body = end === '' ? pattern : pattern.slice(0, -1);
  return `${body.split('*').map(normalizedEscapes).join('*')}${end}`;
}

function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}

/** Escapes characters that `encodeURIComponent` keeps, for a single spelling. */
function escaped(characters: string): string {
  return encodeURIComponent(characters).replace(/['*]/g, (character) => (character === '*' ? '%2A' : '%27'));
}
