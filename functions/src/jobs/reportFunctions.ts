import { onTaskDispatched } from 'firebase-functions/tasks';
import type { SiteView } from '#domain/inspection';
import {
  addIgnorePatternSchema,
  checkAgainSchema,
  decideIssuesSchema,
  inspectSiteSchema,
  removeIgnorePatternSchema,
  shareReportSchema,
} from '#domain/operations';
import { inspect } from '../audit/inspect/inspect';
import { callable } from '../platform/callable';
import { crawlerOptions } from '../platform/environment';
import { observeTask } from '../platform/observe';
import { dispatches, instanceOptions } from '../platform/options';
import type { RecountTask } from '../platform/tasks';
import { isVerifiedSite } from '../sites/ownership';
import { addIgnorePattern as addPattern, removeIgnorePattern as removePattern } from './ignorePatterns';
import { recountSite } from './recount';
import { checkAgain, decideIssues as decide, shareReport as share } from './reportActions';

/** Called at each pause while a user types a URL. */
export const inspectSite = callable(
  {
    name: 'inspectSite',
    schema: inspectSiteSchema,
    access: 'active',
    limit: { count: 20, seconds: 60 },
    readOnly: true,
    runsAs: 'fetching',
  },
  async ({ url }, { uid }) => {
    const [inspection, proven] = await Promise.all([inspect(url, crawlerOptions), isVerifiedSite(uid, url)]);
    return { ...inspection, proven } satisfies SiteView;
  },
);

/** Limited, because each call sends requests to a site. */
export const checkAgainNow = callable(
  {
    name: 'checkAgainNow',
    schema: checkAgainSchema,
    access: 'active',
    limit: { count: 10, seconds: 60 },
    runsAs: 'fetching',
    handlesHeaders: true,
  },
  checkAgain,
);

export const decideIssues = callable(
  { name: 'decideIssues', schema: decideIssuesSchema, access: 'active' },
  decide,
);

export const addIgnorePattern = callable(
  { name: 'addIgnorePattern', schema: addIgnorePatternSchema, access: 'active' },
  addPattern,
);

export const removeIgnorePattern = callable(
  { name: 'removeIgnorePattern', schema: removeIgnorePatternSchema, access: 'active' },
  removePattern,
);

export const runRecount = onTaskDispatched<RecountTask>(
  {
    ...instanceOptions.background,
    ...dispatches(instanceOptions.background),
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 2, maxBackoffSeconds: 600 },
  },
  ({ data }) => observeTask('runRecount', () => recountSite(data)),
);

export const shareReport = callable(
  { name: 'shareReport', schema: shareReportSchema, access: 'active', limit: { count: 20, seconds: 60 } },
  share,
);
