import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a new value of the secret HEADER_KEYS, with one key. */
export const newHeaderKey = () => `local:${randomBytes(32).toString('base64')}`;

/**
 * Gives the functions emulator a key that encrypts request headers, unless it has one. It reads secrets from this file in
 * place of Secret Manager. The key stays, since stored headers of schedules need it again after a restart.
 * @param folder the functions' folder.
 */
export function ensureHeaderKey(folder: string): void {
  const file = join(folder, '.secret.local');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^HEADER_KEYS=/m.test(text)) return;
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${separator}HEADER_KEYS=${newHeaderKey()}\n`, { mode: 0o600 });
}
