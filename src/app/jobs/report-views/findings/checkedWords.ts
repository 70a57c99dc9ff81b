import type { Finding } from '#domain/finding';
import type { CheckAgainResult } from '#domain/operations';
import { color } from '#ui/theme/tokens';

/** Returns the result of rechecking one finding, and the matching color. */
export function checkedWords(result: CheckAgainResult): { readonly words: string; readonly color: string } {
  switch (result.verdict) {
    case 'still-there':
      return { words: `Still there${seenWords(result.finding)}.`, color: color.error };
    case 'not-verified':
      return {
        words: `Couldn’t be verified this time${seenWords(result.finding)}. Try again later, or open the URL in a browser.`,
        color: color.unverified,
      };
    case 'gone':
      return { words: 'Fixed: it’s no longer on the page.', color: color.fixed };
    case 'unknown':
      return { words: 'We couldn’t fetch the page. Try again later.', color: color.inkSoft };
    case 'whole-site':
      return {
        words: 'Only a full run can verify this finding. Run the job again.',
        color: color.inkSoft,
      };
  }
}

function seenWords({ evidence: { status, error } }: Finding): string {
  return status ? `: status ${status}` : error ? `: ${error}` : '';
}
