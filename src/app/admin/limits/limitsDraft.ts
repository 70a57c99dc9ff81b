import * as v from 'valibot';
import { limitOverridesSchema } from '#domain/operations';
import { type LimitOverrides, type PlanId, type PlanLimits, plans } from '#domain/plans';
import { formatNumber } from '#ui/format';

/** The limits as typed: empty follows the plan. */
export type LimitsDraft = Readonly<Record<keyof PlanLimits, string>>;

export const limitNames: readonly (keyof PlanLimits)[] = [
  'pagesPerJob',
  'jobsPerMonth',
  'jobsAtOnce',
  'schedules',
  'shortestPeriod',
  'reportsKeptDays',
];

export const limitLabels: Record<keyof PlanLimits, string> = {
  pagesPerJob: 'Pages per job',
  jobsPerMonth: 'Jobs per month',
  jobsAtOnce: 'Concurrent jobs',
  schedules: 'Schedules',
  shortestPeriod: 'Minimum schedule interval',
  reportsKeptDays: 'Report retention (days)',
};

export function draftOf(limits: LimitOverrides): LimitsDraft {
  const entries = limitNames.map((name) => [name, String(limits[name] ?? '')]);
  return Object.fromEntries(entries) as LimitsDraft;
}

/** Returns the plan's limit, shown where nothing is typed. */
export function planLimit(plan: PlanId, name: keyof PlanLimits): string {
  const limit = plans[plan][name];
  return typeof limit === 'number' ? formatNumber(limit) : limit;
}

type LimitErrors = Partial<Record<keyof PlanLimits, string>>;

/** Returns the overrides to send, or the validation errors by field. */
export function readLimits(
  draft: LimitsDraft,
): { readonly limits: LimitOverrides } | { readonly faults: LimitErrors } {
  const typed = limitNames.filter((name) => draft[name].trim() !== '');
  const values = Object.fromEntries(
    typed.map((name) => [name, name === 'shortestPeriod' ? draft[name] : Number(draft[name])]),
  );
  const parsed = v.safeParse(limitOverridesSchema, values);
  if (parsed.success) return { limits: parsed.output as LimitOverrides };
  const faults: LimitErrors = {};
  for (const issue of parsed.issues) {
    const name = limitNames.find((known) => known === v.getDotPath(issue));
    if (name)
      faults[name] ??= issue.type === 'max_value' ? 'That’s above the maximum.' : 'Enter a whole number.';
  }
  return { faults };
}
