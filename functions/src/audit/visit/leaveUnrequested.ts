import type { JobInput } from '#domain/jobInput';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import { originOf } from '../urls/url';
import { questionsOf } from './questions';

interface Parts {
  readonly input: JobInput;
  readonly allowance: Pick<JobInput, 'maxPages'>;
  readonly state: CrawlState;
  readonly outbox: Pick<Outbox, 'leave'>;
}

/**
 * Notes what a job knew of when it had sent as many requests as it may. Pages beyond `maxPages` are not among it: they
 * were never to be requested.
 */
export function leaveUnrequested({ input, allowance, state, outbox }: Parts): void {
  const mayReadMore = state.pagesRead < allowance.maxPages;
  for (let id = 0; id < state.urls.length; id++) {
    const isOpen = state.outcomeOf(id) === undefined;
    if (isOpen && (mayReadMore || state.kindOf(id) !== 'page')) outbox.leave('requests', state.urlOf(id));
  }
  const { start, facts } = state;
  if (start !== undefined && questionsOf(input)?.sitemaps && !facts.sitemap)
    outbox.leave('requests', `${originOf(state.urlOf(start))}/sitemap.xml`);
}
