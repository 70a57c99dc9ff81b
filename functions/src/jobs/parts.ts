import type { ReportPart } from '#domain/report';
import { paths } from '../platform/firestore';

/** A part has up to 700 kB, so this many are in memory at a time. */
const partsPerRead = 25;

/** Reads the parts of a report in crawl order: all of them, or the first `count`. */
export async function* readParts(
  jobId: string,
  count = Number.POSITIVE_INFINITY,
): AsyncGenerator<ReportPart> {
  for (let from = 1; from <= count; from += partsPerRead) {
    const to = Math.min(count, from + partsPerRead - 1);
    const parts = await paths.parts(jobId).where('n', '>=', from).where('n', '<=', to).orderBy('n').get();
    for (const part of parts.docs) yield part.data();
    if (parts.size <= to - from) return;
  }
}
