import type { AuditOptions, AuditOutcome } from './contract';
import { Engine } from './engine';

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
  return new Engine(options).run();
}
