import type { Evidence } from '../finding';

/** What an answer said, a line a header as HTTP writes it: “retry-after: 120”. */
export function headerLines({ headers = {} }: Pick<Evidence, 'headers'>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
