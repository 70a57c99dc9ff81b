import type { ReadAccountRequest, ReadAccountResult } from '#domain/operations';
import type { Backend } from '#services/backend';

/** What the authentication service knows of an account. */
export function readAccount({ functions }: Backend, request: ReadAccountRequest): Promise<ReadAccountResult> {
  return functions.call('readAccount', request);
}
