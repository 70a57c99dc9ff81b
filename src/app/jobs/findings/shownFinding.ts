import type { Finding } from '../../../domain/finding';
import { pathTo } from '../../../domain/routes';
import type { FindingSource, RuleView } from './ruleViews';

/** One finding that an address asks for. */
export interface ShownFinding {
  readonly rule: string;
  readonly fingerprint: string;
  /** Where it stands in its rule's list. */
  readonly index: number;
}

/** An address that opens exactly this finding of this report. */
export function pathToFinding(jobId: string, finding: Finding, index: number): string {
  const query = new URLSearchParams({
    rule: finding.rule,
    finding: finding.fingerprint,
    at: String(index),
  });
  return `${pathTo('job', { jobId })}?${query}`;
}

/** What an address asks for, its number not yet held against the list. */
export function shownIn(search: string): ShownFinding | undefined {
  const query = new URLSearchParams(search);
  const rule = query.get('rule');
  const fingerprint = query.get('finding');
  const index = Number(query.get('at') ?? '0');
  if (!rule || !fingerprint) return undefined;
  return { rule, fingerprint, index: Number.isInteger(index) && index >= 0 ? index : 0 };
}

interface Readable extends FindingSource {
  get(position: number): Promise<Finding | undefined>;
}

/** The finding where it stands in this report; undefined when this report has none such. */
export async function find(
  shown: ShownFinding,
  view: RuleView,
  source: Readable,
): Promise<ShownFinding | undefined> {
  const isIt = async (index: number) =>
    (await source.get(view.positionAt(index)))?.fingerprint === shown.fingerprint;
  if (shown.index < view.length && (await isIt(shown.index))) return shown;
  // The number is of another report: a later run of the same job's site, say.
  for (let index = 0; index < view.length; index++) if (await isIt(index)) return { ...shown, index };
  return undefined;
}
