import { jobFailure } from '../../../../src/domain/failures';
import type { JobFailure } from '../../../../src/domain/job';
import type { JobInput } from '../../../../src/domain/jobInput';
import type { CrawlState } from '../state/state';
import { hostOf } from '../urls/url';
import { errorWords } from './words';

/** An audit could not do its work when not one address that it began with gave an answer; null when it could. */
export function failureOf(state: CrawlState, input: Pick<JobInput, 'url'>): JobFailure | null {
  const site = hostOf(input.url);
  if (state.seeds.length === 0)
    return jobFailure('site-unreachable', site, 'it has no sitemap that we could read');
  const ends = state.seeds.map((seed) => state.endOf(seed));
  if (ends.some((end) => end === null || end.kind === 'ok' || ('status' in end && end.status > 0)))
    return null;
  const [first] = ends;
  if (first?.kind === 'skipped') return jobFailure('blocked-by-robots', site);
  const code = first && 'error' in first ? (first.error ?? '') : '';
  return jobFailure('site-unreachable', site, errorWords(code));
}
