import * as v from 'valibot';
import { scopes } from './jobInput';
import { maxPagesPerJob, plans } from './plans';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * The document `users/{uid}/settings/preferences`. The browser always writes the whole document. firestore.rules
 * enforce the same shape, and tests/rules compares the two.
 */
export const preferencesSchema = v.strictObject({
  /** Which emails the user wants. */
  notifications: v.strictObject({
    /** A scheduled run found more problems than the one before, or failed. */
    gotWorse: v.boolean(),
    jobFailed: v.boolean(),
    jobSucceeded: v.boolean(),
  }),
  /** Default values of the form for a new job. */
  jobDefaults: v.strictObject({
    scope: v.picklist(scopes),
    maxPages: between(1, maxPagesPerJob),
    maxDepth: between(0, 100),
    checkExternal: v.boolean(),
    respectRobots: v.boolean(),
    requestsPerSecond: between(1, 100),
  }),
  appearance: v.strictObject({ theme: v.picklist(themes) }),
});

export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** For users who haven't changed any. */
export const defaultPreferences: Preferences = {
  notifications: { gotWorse: true, jobFailed: false, jobSucceeded: false },
  jobDefaults: {
    scope: 'site',
    maxPages: plans.free.pagesPerJob,
    maxDepth: 25,
    checkExternal: true,
    respectRobots: true,
    requestsPerSecond: 10,
  },
  appearance: { theme: 'system' },
};
