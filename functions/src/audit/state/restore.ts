import type { Delta } from '../contract';
import { eventsOf } from './crawlEvent';
import { CrawlState } from './state';

/**
 * Restores the state of an audit from its stored deltas. Takes them one by one, so that a long history is never in
 * memory as a whole.
 * @throws TypeError if a delta has an unknown format.
 */
export async function restoreState(deltas: Iterable<Delta> | AsyncIterable<Delta>): Promise<CrawlState> {
  const state = new CrawlState();
  for await (const delta of deltas) for (const event of eventsOf(delta)) state.apply(event);
  return state;
}
