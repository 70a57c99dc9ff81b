/**
 * The URL that a text is, or undefined. Use this and not `URL.canParse`, which in Node 22 says no to every text with
 * Latin-1 letters (`https://bücher.example`), and not `URL.parse`, which browsers of 2023 lack.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
