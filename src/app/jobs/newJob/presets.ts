import type { Draft } from './draft';

export interface Preset {
  readonly id: string;
  readonly words: string;
  readonly draft: Partial<Draft>;
}

/** What people ask for most, in one press. */
export const presets: readonly Preset[] = [
  { id: 'whole', words: 'Whole site', draft: { scope: 'site', checkExternal: true } },
  {
    id: 'quick',
    words: 'Quick look',
    draft: { scope: 'site', maxPages: '50', maxDepth: '3', checkExternal: false },
  },
  { id: 'page', words: 'This page only', draft: { scope: 'page', maxPages: '1', checkExternal: true } },
  { id: 'sitemap', words: 'What the sitemap names', draft: { scope: 'sitemap' } },
];

/** The preset that a draft is as it stands, if it is one. */
export function presetOf(draft: Draft): string | undefined {
  return presets.find(({ draft: wanted }) =>
    (Object.keys(wanted) as (keyof Draft)[]).every((field) => draft[field] === wanted[field]),
  )?.id;
}
