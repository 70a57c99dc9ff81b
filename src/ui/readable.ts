import { unicodeHost } from '../domain/unicodeHost';

/**
 * An address with its letters as letters: “https://münchen.example/café/” for “https://xn--mnchen-3ya.example/caf%C3%A9/”.
 * A path that would hold a space, or a character that is not seen or that turns the order of others, stays as it is sent.
 * It is asked of 100,000 addresses at once, of which most have nothing to change.
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
    // Not every escape is a letter of UTF-8.
    if (!(error instanceof URIError)) throw error;
    return address;
  }
}
