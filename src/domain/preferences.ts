import * as v from 'valibot';
import { scopes } from './jobInput';
import { mostPagesPerJob, plans } from './plans';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * The document `users/{uid}/settings/preferences`: written by the browser itself, always whole.
 * firestore.rules hold it against the same shape; tests/rules compares the two.
 */
export const preferencesSchema = v.strictObject({
  /** Which mails the person wants. */
  notifications: v.strictObject({
    /** A scheduled run found more than the one before, or could not be done. */
    gotWorse: v.boolean(),
    jobFailed: v.boolean(),
    jobSucceeded: v.boolean(),
  }),
  /** What the form for a new job begins with. */
  jobDefaults: v.strictObject({
    scope: v.picklist(scopes),
    maxPages: between(1, mostPagesPerJob),
    maxDepth: between(0, 100),
    checkExternal: v.boolean(),
    respectRobots: v.boolean(),
    requestsPerSecond: between(1, 100),
  }),
  appearance: v.strictObject({ theme: v.picklist(themes) }),
});

export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** What holds for somebody who has chosen nothing. */
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
