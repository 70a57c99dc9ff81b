import { createHash } from 'node:crypto';
import { tellingOf } from '#domain/comparable';
import type { StoredInput } from '#domain/jobInput';
import { comparableOf } from '#domain/siteRun';

/** Returns a short key that two inputs share exactly if their reports can be compared. */
export function comparableInput(input: StoredInput): string {
  const mark = createHash('sha256').update(tellingOf(input)).digest('base64url').slice(0, 16);
  return comparableOf(input, mark);
}
