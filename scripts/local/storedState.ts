import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem';

const name = 'documents';

/** Returns the argument that makes the Firestore emulator load the documents of the last run, if there are any. */
export function seedArguments(dataDir: string): string[] {
  const metadata = join(dataDir, name, `${name}.overall_export_metadata`);
  return existsSync(metadata) ? ['--seed_from_export', metadata] : [];
}

/** Saves every document to `dataDir`. The previous copy is replaced only once the new one is complete. */
export async function storeDocuments(host: string, projectId: string, dataDir: string): Promise<void> {
  const fresh = join(dataDir, 'new');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: fresh,
      export_name: name,
    }),
  });
  if (!response.ok) {
    throw new Problem(`The documents couldn’t be saved (${response.status}): ${await response.text()}`);
  }
  rmSync(join(dataDir, name), { recursive: true, force: true });
  renameSync(join(fresh, name), join(dataDir, name));
}

/** Returns a new value of the secret HEADER_KEYS, with one key. */
export const newHeaderKey = () => `local:${randomBytes(32).toString('base64')}`;

/**
 * Creates the key that encrypts request headers, unless it exists. The Functions emulator reads secrets from this file
 * instead of Secret Manager. The key is kept, because stored headers of schedules need it after a restart.
 * @param folder the functions' folder.
 */
export function ensureHeaderKey(folder: string): void {
  const file = join(folder, '.secret.local');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^HEADER_KEYS=/m.test(text)) return;
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${separator}HEADER_KEYS=${newHeaderKey()}\n`, { mode: 0o600 });
}
