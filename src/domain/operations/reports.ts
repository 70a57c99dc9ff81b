import * as v from 'valibot';
import type { Finding } from '../finding';
import { decisionSchema } from '../issueState';
import { parseSiteUrl } from '../jobInput';
import { documentId, jobId } from './fields';

/** A quick look at a site before it is checked; answers a `SiteView`. */
export const inspectSiteSchema = v.strictObject({
  url: v.pipe(
    v.string(),
    v.maxLength(2_048),
    v.check((text) => parseSiteUrl(text) !== undefined, 'That isn’t a URL we can check.'),
    v.transform((text) => parseSiteUrl(text)?.href ?? text),
  ),
});
export type InspectSiteRequest = v.InferInput<typeof inspectSiteSchema>;

/** Reads the page of one finding again. `position` is the finding's place in the ordered report. */
export const checkAgainSchema = v.strictObject({
  jobId,
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fingerprint: v.pipe(v.string(), v.maxLength(64)),
});
export type CheckAgainRequest = v.InferInput<typeof checkAgainSchema>;
export type CheckAgainResult =
  /** As it is seen now. */
  | { readonly verdict: 'still-there'; readonly finding: Finding }
  | { readonly verdict: 'gone' }
  /** What it rests on could not be judged this time; the finding says why. */
  | { readonly verdict: 'not-verified'; readonly finding: Finding }
  /** The page itself could not be read, or not in time. */
  | { readonly verdict: 'unknown' }
  /** It shows only when the whole site is checked. */
  | { readonly verdict: 'whole-site' };

/** Stores a decision about a finding, which applies to every later run; null deletes it. */
export const decideIssueSchema = v.strictObject({
  jobId,
  fingerprint: documentId(/^[A-Za-z0-9_-]{16}$/, 'A fingerprint must have 16 letters, digits, “-” or “_”.'),
  decision: v.nullable(decisionSchema),
});
export type DecideIssueRequest = v.InferInput<typeof decideIssueSchema>;

/**
 * Makes a report readable to whoever has its link, or takes the link away. A link that was taken away never works again:
 * sharing once more makes another one.
 */
export const shareReportSchema = v.strictObject({ jobId, shared: v.boolean() });
export type ShareReportRequest = v.InferInput<typeof shareReportSchema>;
export interface ShareReportResult {
  /** The secret part of the link; null when the report is not shared. */
  readonly token: string | null;
}
