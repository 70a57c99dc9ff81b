import type { Evidence } from '../finding';

/** Formats response headers as HTTP does, one per line: “retry-after: 120”. */
export function headerLines({ headers = {} }: Pick<Evidence, 'headers'>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
