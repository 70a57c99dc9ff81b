import type { Decisions, ReportOf } from './ReportContext';

/** Returns loaded decisions for tests. */
export const exampleDecisions = (
  issues: ReportOf['issues'] = new Map(),
  patterns: ReportOf['patterns'] = [],
): Decisions => ({
  known: true,
  failure: undefined,
  retry: () => undefined,
  read: async () => ({ issues, patterns }),
});
