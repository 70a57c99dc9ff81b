import type { RequestLimit } from '../fetch/requestLimit';
import type { Politeness } from '../politeness/politeness';
import { isCalm } from '../politeness/throttle';
import type { SitemapsAhead } from '../sitemap/ahead';
import type { CrawlEvent } from './crawlEvent';
import type { CrawlState } from './state';

/** What changes all the time, and is written down only when something is committed: as it is then. */
export function* newsOf(
  state: CrawlState,
  politeness: Pick<Politeness, 'throttles'>,
  sitemaps: Pick<SitemapsAhead, 'known'>,
  requests: Pick<RequestLimit, 'sent'>,
): Iterable<CrawlEvent> {
  for (const [host, throttle] of politeness.throttles())
    if (!isCalm(throttle) || state.throttles.has(host)) yield ['throttled', host, throttle];
  if (requests.sent !== state.sent) yield ['sent', requests.sent];
  const expected = state.urls.length + (sitemaps.known ?? 0);
  if (sitemaps.known && expected !== state.expected) yield ['expected', expected];
}
