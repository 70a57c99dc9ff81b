import { type ErrorCode, errorCatalogue } from '#domain/errors';
import type { BackendError } from '../backend';
import { withCatalogueCode } from './errors';

/**
 * Converts the SDK's error. The SDK appends the HTTP status to a function's message, “… [429]”, which isn't for
 * users, and reports a request without a response (status 0) as `internal`, as if we had failed. Our own code is in
 * the details.
 */
export function callError(thrown: unknown): Error & BackendError {
  const error = withCatalogueCode(thrown);
  const [, words = error.message, status] = /^(.*?)\s*\[(\d+)\]$/s.exec(error.message) ?? [];
  return Object.assign(new Error(words, { cause: thrown }), {
    code: codeInDetails(thrown) ?? (status === '0' ? 'functions/unavailable' : error.code),
  });
}

function codeInDetails(thrown: unknown): ErrorCode | undefined {
  if (!(thrown instanceof Error) || !('details' in thrown)) return undefined;
  const { details } = thrown;
  if (typeof details !== 'object' || details === null || !('code' in details)) return undefined;
  const { code } = details;
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : undefined;
}
