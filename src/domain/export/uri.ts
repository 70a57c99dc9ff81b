/** A bracket has a place in a URI only around the number of a host (RFC 3986, 3.2.2). */
const numberedHost = /^[a-z][a-z0-9+.-]*:\/\/\[[0-9a-f:.]*\]/i;

/** What RFC 3986 has no place for in a host's name, a path or a query; a “%” that encodes nothing, too. */
const forbidden = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]/gu;

/**
 * An address as RFC 3986 knows them, which is stricter than browsers are: they leave `[`, `]`, `|`, `^`, `{` and `}` as
 * they are. What it forbids is encoded, and leads to the same page.
 */
export function uriOf(address: string): string {
  const host = numberedHost.exec(address)?.[0] ?? '';
  const [before = '', ...fragment] = address.slice(host.length).split('#');
  const place = fragment.length === 0 ? '' : `#${encoded(fragment.join('#'))}`;
  return `${host}${encoded(before)}${place}`;
}

/** Half of a character, which stands for none, becomes �. */
const encoded = (text: string) => text.replace(/\p{Surrogate}/gu, '�').replace(forbidden, encodeURIComponent);
