import type { AuditOptions, AuditOutcome } from './contract';
import { Engine } from './engine';
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
 * Audits a site: crawls it, judges every page and link by the rules, and hands what it finds to the sink.
 * Faults of the site, however bad, are findings.
 * @throws what the sink rejected with, and errors of the engine itself; nothing else.
 */
export async function audit(options: AuditOptions): Promise<AuditOutcome> {
  const state = await CrawlState.fold(options.resume ?? []);
  return new Engine(options, state).run();
}

export { lookAt, type Sight } from './inspect/lookAt';
