import type { CheckAgainResult } from '../../../domain/operations';
import { color } from '../../../ui/theme/tokens';

/** What checking one finding again has shown, and the colour that says the same. */
export function checkedWords(result: CheckAgainResult): { readonly words: string; readonly color: string } {
  switch (result.verdict) {
    case 'still-there': {
      const { status, error } = result.finding.evidence;
      const seen = status ? `: status ${status}` : error ? `: ${error}` : '';
      return { words: `Still there${seen}.`, color: color.error };
    }
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
