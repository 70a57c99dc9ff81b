import type { RequestLimit } from './fetch/requestLimit';
import { isNormal } from './politeness/hostPolicy';
import type { Politeness } from './politeness/politeness';
import type { ListedPages } from './sitemap/prefetch';
import type { CrawlEvent } from './state/crawlEvent';
import type { CrawlState } from './state/state';

/** Yields events for state that changes all the time and is recorded only at a commit, with its current value. */
export function* pendingEventsOf(
  state: CrawlState,
  politeness: Pick<Politeness, 'throttles'>,
  listed: Pick<ListedPages, 'known'>,
  requests: Pick<RequestLimit, 'sent'>,
): Iterable<CrawlEvent> {
  for (const [host, throttle] of politeness.throttles())
    if (!isNormal(throttle) || state.throttles.has(host)) yield ['throttled', host, throttle];
  if (requests.sent !== state.sent) yield ['sent', requests.sent];
  const expected = state.urls.length + (listed.known ?? 0);
  if (listed.known && expected !== state.expected) yield ['expected', expected];
}
