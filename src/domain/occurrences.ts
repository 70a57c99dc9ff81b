import type { Finding } from './finding';

/** Pages that a finding with a shared cause names. Its count is always of all of them. */
const mostExamplePages = 20;

/** The pages that share the cause of a finding, by its fingerprint; empty when the cause is the page itself. */
export type PagesOf = (fingerprint: string) => readonly string[];

/** Adds how many pages share the finding's cause, and the first of them. */
export function withOccurrences(finding: Finding, pagesOf: PagesOf): Finding {
  const pages = pagesOf(finding.fingerprint);
  if (pages.length < 2) return finding;
  return { ...finding, occursOn: { pages: pages.length, examples: pages.slice(0, mostExamplePages) } };
}

/** How many pages a finding is about. */
export const pageCountOf = ({ occursOn }: Pick<Finding, 'occursOn'>): number => occursOn?.pages ?? 1;

/** The pages that a finding names, its own first. */
export const namedPagesOf = ({ page, occursOn }: Pick<Finding, 'page' | 'occursOn'>): readonly string[] =>
  occursOn?.examples ?? [page];
