/** All but what is the same however it is written: unreserved and reserved characters (RFC 3986, 2.2 and 2.3). */
const inAnyOtherWay = /%[0-9a-f]{2}|[^\w.~/?:@!&()+,;=-]+/gi;

/**
 * One spelling of what means the same octets (RFC 9309, 2.2.2): unescaped what needs no escape, all else escaped, in
 * upper case. In an address a star and a dollar sign are only themselves and come out escaped, as a rule writes them
 * that means them (2.2.3).
 */
export function octetsOf(address: string): string {
  return address.replace(inAnyOtherWay, (found) => (/^%../.test(found) ? unescaped(found) : escaped(found)));
}

/** The same for a rule, whose stars stand for anything and whose last dollar sign for the end. */
export function octetsOfRule(pattern: string): string {
  const end = pattern.endsWith('$') ? '$' : '';
  const body = end === '' ? pattern : pattern.slice(0, -1);
  return `${body.split('*').map(octetsOf).join('*')}${end}`;
}

function unescaped(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}

/** `encodeURIComponent` leaves some reserved characters as they are, which is no single spelling. */
function escaped(characters: string): string {
  return encodeURIComponent(characters).replace(/['*]/g, (character) => (character === '*' ? '%2A' : '%27'));
}
