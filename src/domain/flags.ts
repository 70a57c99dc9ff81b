/** Feature flags that can be changed without a new build. The first value is the default. */
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

/** Returns the known flags with valid values from any input. */
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

/**
 * Returns a flag's value from the first source that has one: an override, then the fetched values, then the default.
 */
export function flagValue<Name extends FlagName>(name: Name, ...known: readonly FlagValues[]): ValueOf<Name> {
  const override = known.map((values) => values[name]).find((value) => value !== undefined);
  return override ?? flags[name][0];
}
