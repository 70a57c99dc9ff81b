import { jobFailure } from '#domain/failures';
import type { JobFailure } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import { unicodeHost } from '#domain/unicodeHost';
import type { Outcome } from '../facts/outcome';
import type { UnverifiedHost } from '../facts/siteView';
import { outcomeAfterRedirects } from '../state/finalOutcomeOf';
import type { CrawlState } from '../state/state';
import { hostOf } from '../urls/url';
import { errorWords, statusWords } from './words';

/**
 * Returns why an audit failed, which no finding would say: no seed responded, or all did and none was a page. Returns
 * null if it succeeded.
 */
export function failureOf(
  state: CrawlState,
  input: Pick<JobInput, 'url'>,
  unverifiedHost: UnverifiedHost | null,
): JobFailure | null {
  const site = hostOf(input.url);
  if (state.seeds.length === 0)
    return jobFailure('site-unreachable', site, 'it has no sitemap that we could read');
  const ends = state.seeds.map((seed) => outcomeAfterRedirects(state, seed));
  if (state.pagesRead === 0 && ends.every((end) => end?.kind === 'ok'))
    return jobFailure('no-page', site, whatTheyAre(ends.length, ends[0]));
  if (ends.some((end) => end === null || end.kind === 'ok' || ('status' in end && end.status > 0)))
    return null;
  const [first] = ends;
  if (first?.kind === 'skipped')
    return unverifiedHost
      ? jobFailure('blocked-by-robots', unverifiedHost.host, `your job came there from ${unicodeHost(site)}`)
      : jobFailure('blocked-by-robots', site);
  const code = first && 'error' in first ? (first.error ?? '') : '';
  return jobFailure('site-unreachable', site, errorWords(code));
}

function whatTheyAre(count: number, first: Outcome | null | undefined): string {
  if (count > 1) return `none of its ${count} URLs returns HTML`;
  const status = first && 'status' in first ? first.status : 0;
  return `the URL returns ${statusWords(status)}, not HTML`;
}
