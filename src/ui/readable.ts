import { unicodeHost } from '../domain/unicodeHost';

/**
 * Decodes a URL for display: “https://münchen.example/café/” for “https://xn--mnchen-3ya.example/caf%C3%A9/”. A path
 * that would contain a space, an invisible character, or one that changes the text direction stays encoded. Fast for
 * URLs without escapes, because lists have 100,000 of them.
 */
export function readable(address: string): string {
  const named = address.includes('xn--') ? withReadableHost(address) : address;
  return named.includes('%') ? decoded(named) : named;
}

const withReadableHost = (address: string) =>
  address.replace(
    /^(https?:\/\/)([^/?#@]+)(?![^/?#])/,
    (_, scheme: string, host: string) => `${scheme}${unicodeHost(host)}`,
  );

function decoded(address: string): string {
  try {
    const text = decodeURI(address);
    return /[\p{C}\p{Z}]/u.test(text) ? address : text;
  } catch (error) {
    // Not every escape is valid UTF-8.
    if (!(error instanceof URIError)) throw error;
    return address;
  }
}
