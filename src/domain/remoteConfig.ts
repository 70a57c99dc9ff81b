import * as v from 'valibot';

/** Numbers that can be changed without a new build: the payload of the flag `telemetry-config`. */
export const remoteConfigFlag = 'telemetry-config';

const remoteConfigSchema = v.object({
  /** Reports that a user reads before the survey is shown. */
  surveyAfterReports: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 3),
  /** The percentage of sessions that are recorded. */
  recordingPercent: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 10),
});

export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;

/** Never throws: a missing or out-of-range value falls back to its default. */
export function remoteConfigOf(payload: unknown): RemoteConfig {
  const given: object = Object(payload);
  return v.parse(remoteConfigSchema, {
    surveyAfterReports: undefined,
    recordingPercent: undefined,
    ...given,
  });
}
