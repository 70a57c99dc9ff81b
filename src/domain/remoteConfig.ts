import * as v from 'valibot';

/** Numbers that can be changed without a new build: the payload of the flag `telemetry-config`. */
export const remoteConfigFlag = 'telemetry-config';

const remoteConfigSchema = v.object({
  /** The survey is shown after so many reports. */
  surveyAfterReports: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 3),
  /** Of a hundred sessions, so many are recorded. */
  recordingPercent: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 10),
});

export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;

/** Never fails: a value that is missing or out of bounds is the usual one. */
export function remoteConfigOf(payload: unknown): RemoteConfig {
  const given = payload !== null && typeof payload === 'object' && !Array.isArray(payload) ? payload : {};
  return v.parse(remoteConfigSchema, {
    surveyAfterReports: undefined,
    recordingPercent: undefined,
    ...given,
  });
}
