/** In a URI, brackets are only allowed around an IPv6 address (RFC 3986, 3.2.2). */
const numberedHost = /^[a-z][a-z0-9+.-]*:\/\/\[[0-9a-f:.]*\]/i;

/** Characters that RFC 3986 disallows in a host name, path, or query, including a “%” that encodes nothing. */
const forbidden = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]/gu;

/**
 * Encodes a URL by RFC 3986, which is stricter than browsers: they leave `[`, `]`, `|`, `^`, `{`, and `}` unencoded.
 * The result opens the same page.
 */
export function uriOf(url: string): string {
  const host = numberedHost.exec(url)?.[0] ?? '';
  const [before = '', ...fragment] = url.slice(host.length).split('#');
  const place = fragment.length === 0 ? '' : `#${encoded(fragment.join('#'))}`;
  return `${host}${encoded(before)}${place}`;
}

/** A lone surrogate becomes �. */
const encoded = (text: string) => text.replace(/\p{Surrogate}/gu, '�').replace(forbidden, encodeURIComponent);
