import { type ErrorCode, errorCatalogue } from '#domain/errors';
import type { BackendError } from '../backend';
import { withCatalogueCode } from './errors';

/**
 * The SDK ends a function's message with the HTTP status, “… [429]”, which is not for people; and it calls a request
 * that never got an answer, status 0, `internal`, as if it were our fault. A code of our own stands in the details.
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
