import type { ReadAccountRequest, ReadAccountResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** Reads an account's record in the authentication service. */
export function readAccount({ functions }: Backend, request: ReadAccountRequest): Promise<ReadAccountResult> {
  return functions.call('readAccount', request);
}
