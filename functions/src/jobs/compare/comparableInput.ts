import { createHash } from 'node:crypto';
import { tellingOf } from '#domain/comparable';
import type { StoredInput } from '#domain/jobInput';
import { comparableOf } from '#domain/siteRun';

/** The same for two inputs exactly when their reports may be compared; short, however long a list of addresses is. */
export function comparableInput(input: StoredInput): string {
  const mark = createHash('sha256').update(tellingOf(input)).digest('base64url').slice(0, 16);
  return comparableOf(input, mark);
}
