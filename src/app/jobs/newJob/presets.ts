import type { Scope } from '#domain/jobInput';
import { type PlanLimits, plans } from '#domain/plans';
import { defaultPreferences } from '#domain/preferences';
import type { Draft } from './draft';

export interface Preset {
  readonly id: string;
  readonly words: string;
  readonly draft: Partial<Draft>;
}

const all = String(plans.team.pagesPerJob);
const deep = String(defaultPreferences.jobDefaults.maxDepth);

/** The most common checks. */
export const presets: readonly Preset[] = [
  {
    id: 'whole',
    words: 'Whole site',
    draft: { scope: 'site', maxPages: all, maxDepth: deep, checkExternal: true },
  },
  {
    id: 'quick',
    words: 'Quick check',
    draft: { scope: 'site', maxPages: '50', maxDepth: '3', checkExternal: false },
  },
  { id: 'page', words: 'This page only', draft: { scope: 'page', maxPages: '1', checkExternal: true } },
  { id: 'sitemap', words: 'Sitemap URLs', draft: { scope: 'sitemap', maxPages: all } },
];

/**
 * Returns the typed values after selecting a preset: which site, and which part of it, stays; all else comes
 * from the preset, and from the user's defaults where it sets nothing.
 * @param id undefined clears the preset.
 */
export function withPreset(
  typed: Partial<Draft>,
  id: string | undefined,
  limits: PlanLimits,
): Partial<Draft> {
  const preset = presets.find((one) => one.id === id);
  return { ...whereOf(typed), ...(preset && fitting(preset.draft, limits)) };
}

/** A single page needs one; every other scope uses the user's default. */
const pagesOf = (scope: Scope) => (scope === 'page' ? '1' : undefined);

/**
 * Returns the typed values after selecting another scope, with its number of pages unless the user typed
 * one.
 */
export function withScope(typed: Partial<Draft>, from: Scope, to: Scope): Partial<Draft> {
  const { maxPages, ...rest } = typed;
  if (maxPages !== pagesOf(from)) return { ...typed, scope: to };
  const own = pagesOf(to);
  return { ...rest, scope: to, ...(own !== undefined && { maxPages: own }) };
}

/** Returns the preset that a draft equals, if any. */
export function presetOf(draft: Draft, limits: PlanLimits): string | undefined {
  return presets.find((preset) => {
    const wanted = fitting(preset.draft, limits);
    return (Object.keys(wanted) as (keyof Draft)[]).every((field) => draft[field] === wanted[field]);
  })?.id;
}

const where: ReadonlySet<string> = new Set(['url', 'urls', 'include', 'exclude', 'headers']);

/** Copies only typed values: an undefined field would hide the default. */
function whereOf(typed: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => where.has(field) && value !== undefined),
  );
}

/** Returns a preset limited to what the plan allows. */
function fitting(draft: Partial<Draft>, { pagesPerJob }: PlanLimits): Partial<Draft> {
  if (draft.maxPages === undefined) return draft;
  return { ...draft, maxPages: String(Math.min(Number(draft.maxPages), pagesPerJob)) };
}
