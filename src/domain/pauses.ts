import { type ErrorWords, errorCatalog } from './errors';

/**
 * The features that an admin can pause for everyone, with the words that users read meanwhile. A new entry also gets a
 * field in the settings, an operation, and a line on the status page. What remains is to check its field where the
 * feature starts, and its words for admins in `src/app/admin/settings`, which the type checker asks for.
 */
export const pauses = {
  jobs: errorCatalog['jobs-paused'],
  signUps: errorCatalog['sign-ups-paused'],
  schedules: errorCatalog['schedules-paused'],
  mail: errorCatalog['mail-paused'],
} as const satisfies Record<string, ErrorWords>;

export type Feature = keyof typeof pauses;

export const features = Object.keys(pauses) as readonly Feature[];

/** The fields of the settings that say which features are paused, such as `jobsPaused`. */
export type Pauses = Readonly<Record<`${Feature}Paused`, boolean>>;

export const pauseField = (feature: Feature) => `${feature}Paused` as const;

export const noPauses = Object.fromEntries(features.map((feature) => [pauseField(feature), false])) as Pauses;

/** Returns the features that are paused. Settings that are newer than their document are missing from it. */
export function pausedFeatures(settings: Partial<Pauses> | undefined): readonly Feature[] {
  return features.filter((feature) => settings?.[pauseField(feature)] === true);
}
