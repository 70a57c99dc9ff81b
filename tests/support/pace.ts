import { rulesOfPace } from '#domain/rules';

/** Rules about response times. Their findings depend on the machine that runs the tests. */
export const speedRules: readonly string[] = rulesOfPace;
