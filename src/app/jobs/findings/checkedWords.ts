import type { Finding } from '#domain/finding';
import type { CheckAgainResult } from '#domain/operations';
import { color } from '#ui/theme/tokens';

/** What checking one finding again has shown, and the colour that says the same. */
export function checkedWords(result: CheckAgainResult): { readonly words: string; readonly color: string } {
  switch (result.verdict) {
    case 'still-there':
      return { words: `Still there${seenWords(result.finding)}.`, color: color.error };
    case 'not-verified':
      return {
        words: `Could not be verified this time${seenWords(result.finding)}. Try again later, or open it in a browser.`,
        color: color.unverified,
      };
    case 'gone':
      return { words: 'Gone: the page no longer shows it.', color: color.fixed };
    case 'unknown':
      return { words: 'We couldn’t read the page just now. Try again later.', color: color.inkSoft };
    case 'whole-site':
      return {
        words: 'This shows only when the whole site is checked. Start a new check.',
        color: color.inkSoft,
      };
  }
}

function seenWords({ evidence: { status, error } }: Finding): string {
  return status ? `: status ${status}` : error ? `: ${error}` : '';
}
