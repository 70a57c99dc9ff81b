import type { BackendError } from '../backend';
import { withCatalogueCode } from './errors';

/**
 * The SDK ends a function's message with the HTTP status, “… [429]”, which is not for people; and it calls a request
 * that never got an answer, status 0, `internal`, as if it were our fault.
 */
export function callError(thrown: unknown): Error & BackendError {
  const error = withCatalogueCode(thrown);
  const [, words = error.message, status] = /^(.*?)\s*\[(\d+)\]$/s.exec(error.message) ?? [];
  return Object.assign(new Error(words, { cause: thrown }), {
    code: status === '0' ? 'functions/unavailable' : error.code,
  });
}
