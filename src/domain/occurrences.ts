import type { Finding } from './finding';

/** The limit of pages that a finding with a shared cause lists. Its count includes all of them. */
const maxExamplePages = 20;

/** Returns the pages that share a finding's cause, by its fingerprint. Empty if the cause is the page itself. */
export type PagesOf = (fingerprint: string) => readonly string[];

/** Adds the number of pages that share the finding's cause, and the first of them. */
export function withOccurrences(finding: Finding, pagesOf: PagesOf): Finding {
  const pages = pagesOf(finding.fingerprint);
  if (pages.length < 2) return finding;
  return { ...finding, occursOn: { pages: pages.length, examples: pages.slice(0, maxExamplePages) } };
}

/** Returns how many pages a finding is about. */
export const pageCountOf = ({ occursOn }: Pick<Finding, 'occursOn'>): number => occursOn?.pages ?? 1;

/** Returns the pages that a finding lists, its own first. */
export const namedPagesOf = ({ page, occursOn }: Pick<Finding, 'page' | 'occursOn'>): readonly string[] =>
  occursOn?.examples ?? [page];
