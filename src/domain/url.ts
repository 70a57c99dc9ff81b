/**
 * Parses a URL or returns undefined. Use it instead of `URL.canParse`, which in Node 22 rejects all text with Latin-1
 * letters (`https://bücher.example`), and `URL.parse`, which browsers of 2023 lack.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Decodes a URL. A “%” may encode nothing. Then the URL is returned unchanged. */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
