import type { Finding } from '#domain/finding';
import type { LogEntry } from '#domain/internalRecords';
import type { ReportPart, RuleTotal } from '#domain/report';
import { refs } from '../platform/firestore';

/**
 * Maximum size in bytes. A document may have 1,048,576, field names included. The parts are measured as JSON, which
 * has a different size than stored fields, and share the document with the totals of all rules, about 30 KB.
 */
const maxBytes = 700_000;

type Content = Pick<ReportPart, 'pages' | 'findings'>;

/**
 * Splits the pages and findings of one commit into parts, in order. The findings of one page with a long URL can be
 * larger than a document.
 * @returns at least one part.
 */
export function splitReport({ pages, findings }: Content, max = maxBytes): readonly Content[] {
  const portions: { pages: ReportPart['pages'][number][]; findings: ReportPart['findings'][number][] }[] = [];
  let last = { pages: [], findings: [] } as (typeof portions)[number];
  let left = max;
  portions.push(last);
  const withRoomFor = (item: unknown) => {
    const size = Buffer.byteLength(JSON.stringify(item));
    if (size > left && left < max) {
      last = { pages: [], findings: [] };
      left = max;
      portions.push(last);
    }
    left -= size;
    return last;
  };
  for (const page of pages) withRoomFor(page).pages.push(page);
  for (const finding of findings) withRoomFor(finding).findings.push(finding);
  return portions;
}

/** Splits a delta into pieces that each fit into a document. Returns at least one. */
export function splitDelta(bytes: Uint8Array, max = maxBytes): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += max)
    pieces.push(bytes.subarray(from, from + max));
  return pieces;
}

/** Joins the pieces of each delta in a log. */
export async function* joinDeltas(
  entries: Iterable<LogEntry> | AsyncIterable<LogEntry>,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  for await (const entry of entries) {
    if (entry.kind !== 'piece' && entry.kind !== 'commit') continue;
    pieces.push(entry.delta);
    if (entry.kind === 'piece') continue;
    yield Buffer.concat(pieces);
    pieces = [];
  }
}

/** Adds findings to the totals, which are in the order in which the rules first had a finding. */
export function addTotals(totals: readonly RuleTotal[], findings: readonly Finding[]): readonly RuleTotal[] {
  const keyOf = ({ rule, severity }: Pick<RuleTotal, 'rule' | 'severity'>) => `${rule} ${severity}`;
  const sums = new Map(totals.map((total) => [keyOf(total), total]));
  for (const { rule, severity } of findings) {
    const key = keyOf({ rule, severity });
    sums.set(key, { rule, severity, findings: (sums.get(key)?.findings ?? 0) + 1 });
  }
  return [...sums.values()];
}

/** A part has up to 700 kB, so this many are in memory at a time. */
const partsPerRead = 25;

/** Reads the parts of a report in crawl order: all of them, or the first `count`. */
export async function* readParts(
  jobId: string,
  count = Number.POSITIVE_INFINITY,
): AsyncGenerator<ReportPart> {
  for (let from = 1; from <= count; from += partsPerRead) {
    const to = Math.min(count, from + partsPerRead - 1);
    const parts = await refs.parts(jobId).where('n', '>=', from).where('n', '<=', to).orderBy('n').get();
    for (const part of parts.docs) yield part.data();
    if (parts.size <= to - from) return;
  }
}
