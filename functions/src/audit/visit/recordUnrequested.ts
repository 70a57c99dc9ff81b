import type { JobInput } from '#domain/jobInput';
import { siteChecksOf } from '../sitemap/siteChecks';
import { startOf } from '../state/finalOutcomeOf';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import { originOf } from '../urls/url';

interface Parts {
  readonly input: JobInput;
  readonly allowance: Pick<JobInput, 'maxPages'>;
  readonly state: CrawlState;
  readonly outbox: Pick<Outbox, 'recordOmitted'>;
}

/**
 * Records the open URLs of a job that has reached its request limit. Pages beyond `maxPages` are left out, because
 * they were never to be requested.
 */
export function recordUnrequested({ input, allowance, state, outbox }: Parts): void {
  const mayReadMore = state.pagesRead < allowance.maxPages;
  for (let id = 0; id < state.urls.length; id++) {
    const isOpen = state.outcomeOf(id) === undefined;
    if (isOpen && (mayReadMore || state.kindOf(id) !== 'page'))
      outbox.recordOmitted('requests', state.urlOf(id));
  }
  const { facts } = state;
  const start = startOf(state);
  if (start !== undefined && siteChecksOf(input)?.sitemaps && !facts.sitemap)
    outbox.recordOmitted('requests', `${originOf(state.urlOf(start))}/sitemap.xml`);
}
