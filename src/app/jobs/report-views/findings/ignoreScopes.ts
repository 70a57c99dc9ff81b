import type { Finding } from '#domain/finding';
import type { Match } from '#domain/ignorePattern';
import { rules } from '#domain/rules';
import { parseUrl } from '#domain/url';

/** What an owner ignores: one finding, or all of its rule, on some pages, or about its target. */
export type IgnoreScope = 'finding' | 'rule' | 'pages' | 'target';

interface Option {
  readonly value: IgnoreScope;
  readonly label: string;
}

/** Returns what can be ignored, starting from one finding. */
export function ignoreScopesOf({ rule, target }: Finding): readonly Option[] {
  const { title } = rules[rule];
  return [
    { value: 'finding', label: 'Only this finding' },
    { value: 'rule', label: `“${title}” on all pages` },
    { value: 'pages', label: `“${title}” on some pages` },
    ...(target === null ? [] : [{ value: 'target', label: `“${title}” for this target URL` } as const]),
  ];
}

/** Returns the pattern for the pages beside a finding's page, such as `/blog/*`. */
export function folderPatternOf({ page }: Finding): string {
  const path = parseUrl(page)?.pathname ?? '/';
  return `${path.slice(0, path.lastIndexOf('/') + 1)}*`;
}

/** @param pages the pattern of the pages. */
export function matchOf(
  { rule, target }: Finding,
  scope: Exclude<IgnoreScope, 'finding'>,
  pages: string,
): Match {
  return { rule, page: scope === 'pages' ? pages : null, target: scope === 'target' ? target : null };
}
