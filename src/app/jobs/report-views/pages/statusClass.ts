import { indexings, wasAsked } from '#domain/indexing';

/** What a URL's response means for the report. */
export const statusClasses = ['ok', 'redirect', 'broken', 'silent', 'unasked'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** @param indexing its index in `indexings`. */
export function statusClassOf(status = 0, indexing = 0): StatusClass {
  if (status === 0) return wasAsked(status, indexings[indexing] ?? 'failed') ? 'silent' : 'unasked';
  if (status >= 400) return 'broken';
  return status >= 300 ? 'redirect' : 'ok';
}
