import * as v from 'valibot';
import { siteUrl } from '../jobInput';

/** Starts a check of ten pages for a visitor. Everything but the URL is fixed: see `freeCheckInput`. */
export const startFreeCheckSchema = v.strictObject({ url: siteUrl });
export type StartFreeCheckRequest = v.InferInput<typeof startFreeCheckSchema>;
export interface StartFreeCheckResult {
  /** The secret part of the link to the result: 160 bits. */
  readonly checkId: string;
}
