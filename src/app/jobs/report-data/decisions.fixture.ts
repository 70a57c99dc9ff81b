import type { Decisions, ReportOf } from './ReportContext';

/** That it is known what was decided, for tests. */
export const exampleDecisions = (issues: ReportOf['issues'] = new Map()): Decisions => ({
  known: true,
  failure: undefined,
  retry: () => undefined,
  read: async () => issues,
});
