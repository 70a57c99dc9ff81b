/**
 * Matches everything that can be written in more than one way: all but unreserved and reserved characters (RFC 3986,
 * 2.2 and 2.3).
 */
const ambiguous = /%[0-9a-f]{2}|[^\w.~/?:@!&()+,;=-]+/gi;

/**
 * Normalizes percent-encoding (RFC 9309, 2.2.2): decodes unnecessary escapes and escapes everything else, in uppercase.
 * In a URL, a star or a dollar sign is literal and is escaped, like in a rule that means the character (2.2.3).
 */
export function normalizedEscapes(path: string): string {
  return path.replace(ambiguous, (found) => (/^%../.test(found) ? unescaped(found) : escaped(found)));
}

/** Normalizes a rule’s pattern, whose stars match anything and whose final dollar sign matches the end. */
export function normalizedPattern(pattern: string): string {
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
