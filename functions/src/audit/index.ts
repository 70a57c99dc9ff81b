import { rulesEvaluatedFor } from '#domain/evaluatedRules';
import type { AuditEnd, AuditOptions, AuditOutcome, Delta } from './contract';
import { Engine } from './engine';
import { Allowance } from './politeness/allowance';
import { maskHeaders } from './report/maskHeaders';
import { tallyOf } from './report/tally';
import { eventsOf } from './state/crawlEvent';
import { CrawlState } from './state/state';

export type {
  AuditBatch,
  AuditEnd,
  AuditOptions,
  AuditOutcome,
  AuditSink,
  Delta,
  Pending,
} from './contract';

/**
 * Audits a site: crawls it, evaluates every page and link by the rules, and passes the results to the sink. Problems
 * of the site, however bad, are findings. The sink receives no values of the input's headers.
 * @throws the sink's rejection, and errors of the engine itself; nothing else.
 */
export async function audit(options: AuditOptions): Promise<AuditOutcome> {
  const state = await restoreState(options.resume ?? []);
  const sink = maskHeaders(options.sink, options.input.headers);
  return new Engine({ ...options, sink }, state).run();
}

/** Returns the report of an audit that can't continue, from its commits. Sends no request. */
export async function auditSoFar({
  input,
  resume = [],
  isVerifiedHost = () => true,
}: Pick<AuditOptions, 'input' | 'resume' | 'isVerifiedHost'>): Promise<AuditEnd> {
  const state = await restoreState(resume);
  const allowance = new Allowance(input, isVerifiedHost);
  for (const site of state.sites) allowance.addSite(site);
  return tallyOf(state, allowance.maxPages, rulesEvaluatedFor(input, false));
}

/**
 * Restores the state of an audit from its stored deltas. Takes them one by one, so that a long history is never in
 * memory as a whole.
 * @throws TypeError if a delta has an unknown format.
 */
async function restoreState(deltas: Iterable<Delta> | AsyncIterable<Delta>): Promise<CrawlState> {
  const state = new CrawlState();
  for await (const delta of deltas) for (const event of eventsOf(delta)) state.apply(event);
  return state;
}
