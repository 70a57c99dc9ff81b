import type { Finding } from '#domain/finding';
import type { ReportPart, RuleTotal } from '#domain/report';
import type { LogEntry } from '../platform/records';

/**
 * Bytes of one document: Firestore takes 1,048,576, names of fields included. What is stored as fields is measured as
 * JSON, where numbers are shorter and text is not, and shares the document with the totals of all rules, some 30 KB.
 */
const maxBytes = 700_000;

type Content = Pick<ReportPart, 'pages' | 'findings'>;

/**
 * Cuts what one commit found into as many parts as it needs: of a page with a long address the findings alone may be
 * more than a document takes. Nothing is left out, and the order stays.
 * @returns at least one.
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

/** Cuts bytes into pieces of which each fits into a document. @returns at least one. */
export function splitDelta(bytes: Uint8Array, max = maxBytes): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += max)
    pieces.push(bytes.subarray(from, from + max));
  return pieces;
}

/** The deltas of a log as they were before they were cut into pieces. */
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

/** The totals with more findings counted in, in the order in which the rules first struck. */
export function addTotals(totals: readonly RuleTotal[], findings: readonly Finding[]): readonly RuleTotal[] {
  const keyOf = ({ rule, severity }: Pick<RuleTotal, 'rule' | 'severity'>) => `${rule} ${severity}`;
  const sums = new Map(totals.map((total) => [keyOf(total), total]));
  for (const { rule, severity } of findings) {
    const key = keyOf({ rule, severity });
    sums.set(key, { rule, severity, findings: (sums.get(key)?.findings ?? 0) + 1 });
  }
  return [...sums.values()];
}
