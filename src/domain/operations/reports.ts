import * as v from 'valibot';
import type { Finding } from '../finding';
import { ignorePatternSchema } from '../ignorePattern';
import { decisionSchema, maxIssuesPerCall } from '../issueState';
import { parseSiteUrl } from '../jobInput';
import { documentId, jobId } from './fields';

/** Takes a quick look at a site before a job. Returns a `SiteView`. */
export const inspectSiteSchema = v.strictObject({
  url: v.pipe(
    v.string(),
    v.maxLength(2_048),
    v.check((text) => parseSiteUrl(text) !== undefined, 'That isn’t a URL we can check.'),
    v.transform((text) => parseSiteUrl(text)?.href ?? text),
  ),
});
export type InspectSiteRequest = v.InferInput<typeof inspectSiteSchema>;

/** Rechecks the page of one finding. `position` is the finding's position in the sorted report. */
export const checkAgainSchema = v.strictObject({
  jobId,
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fingerprint: v.pipe(v.string(), v.maxLength(64)),
});
export type CheckAgainRequest = v.InferInput<typeof checkAgainSchema>;
export type CheckAgainResult =
  /** With its current evidence. */
  | { readonly verdict: 'still-there'; readonly finding: Finding }
  | { readonly verdict: 'gone' }
  /** Could not be verified this time. The finding says why. */
  | { readonly verdict: 'not-verified'; readonly finding: Finding }
  /** The page itself could not be read, or not in time. */
  | { readonly verdict: 'unknown' }
  /** Only a check of the whole site can show it. */
  | { readonly verdict: 'whole-site' };

/** Stores decisions about findings, which apply to every later run. Null deletes one. */
export const decideIssuesSchema = v.strictObject({
  jobId,
  issues: v.pipe(
    v.array(
      v.strictObject({
        fingerprint: documentId(
          /^[A-Za-z0-9_-]{16}$/,
          'A fingerprint must have 16 letters, digits, “-” or “_”.',
        ),
        decision: v.nullable(decisionSchema),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxIssuesPerCall),
  ),
});
export type DecideIssuesRequest = v.InferInput<typeof decideIssuesSchema>;

/** Stores a decision about all findings of the job's site that match a pattern, in this and later reports. */
export const addIgnorePatternSchema = v.strictObject({ jobId, pattern: ignorePatternSchema });
export type AddIgnorePatternRequest = v.InferInput<typeof addIgnorePatternSchema>;
export interface AddIgnorePatternResult {
  readonly patternId: string;
}

/** Deletes a pattern. The site's jobs may be deleted by then, so the request names its host. */
export const removeIgnorePatternSchema = v.strictObject({
  host: documentId(/^[^/\s]{1,260}$/, 'A host can’t have spaces or “/”.'),
  patternId: documentId(/^[A-Za-z0-9_-]{22}$/, 'A pattern’s ID must have 22 letters, digits, “-” or “_”.'),
  /** The report from which the user removes it. */
  jobId: v.optional(jobId),
});
export type RemoveIgnorePatternRequest = v.InferInput<typeof removeIgnorePatternSchema>;

/** Shares a report by link or revokes the link. A revoked link never works again: sharing again creates a new one. */
export const shareReportSchema = v.strictObject({ jobId, shared: v.boolean() });
export type ShareReportRequest = v.InferInput<typeof shareReportSchema>;
export interface ShareReportResult {
  /** The secret part of the link. Null if the report isn't shared. */
  readonly token: string | null;
}
