import { rulesOfPace } from '../../src/domain/rules';

/** Rules about how long an answer took: what they find tells of the machine that runs the tests, too. */
export const ofPace: readonly string[] = rulesOfPace;
