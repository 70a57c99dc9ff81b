import { eachByItself } from '../platform/eachByItself';
import { resumeDeletions } from './deletion/resume';
import { sweepViews } from './views/end';

/**
 * Deletes what is left of ended views, and resumes deletions that got stuck.
 * @throws AggregateError at the end, with everything that failed.
 */
export async function sweepAccounts(now: Date): Promise<void> {
  await eachByItself([sweepViews, resumeDeletions], (part) => part(now));
}
