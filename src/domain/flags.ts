import * as v from 'valibot';

/** What can be switched without a new build. The first value is what holds while nothing else is known. */
export const flags = {
  /** Two headings on the home page, as an experiment. */
  'home-heading': ['control', 'outcome'],
  /** “Tell us what you think” in the application’s header. */
  'feedback-button': [false, true],
} as const satisfies Record<string, readonly [FlagValue, ...FlagValue[]]>;

type FlagValue = string | boolean;
export type FlagName = keyof typeof flags;
export type ValueOf<Name extends FlagName> = (typeof flags)[Name][number];
export type FlagValues = { readonly [Name in FlagName]?: ValueOf<Name> };

export const flagNames = Object.keys(flags) as readonly FlagName[];

/** Of anything at all, those flags that have a value which the flag can have. */
export function knownFlags(given: unknown): FlagValues {
  if (given === null || typeof given !== 'object') return {};
  const entries: readonly [string, unknown][] = Object.entries(given);
  return Object.fromEntries(
    entries.filter(([name, value]) => Object.hasOwn(flags, name) && isValueOf(name as FlagName, value)),
  );
}

function isValueOf(name: FlagName, value: unknown): boolean {
  const values: readonly FlagValue[] = flags[name];
  return values.some((possible) => possible === value);
}

/** The value of a flag by what is known, the first that says anything: an override, then what was fetched. */
export function flagValue<Name extends FlagName>(name: Name, ...known: readonly FlagValues[]): ValueOf<Name> {
  const said = known.map((values) => values[name]).find((value) => value !== undefined);
  return said ?? flags[name][0];
}

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
