import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Job } from '#domain/job';
import type { JobInput, StoredInput } from '#domain/jobInput';
import type { Schedule } from '#domain/schedule';
import {
  decrypt,
  EncryptionError,
  encrypt,
  isEncryptedByCurrentKey,
  keyedDigest,
} from '../platform/encryption';
import { db, paths } from '../platform/firestore';

/** The document of a job or a schedule. */
type Holder = DocumentReference<Job> | DocumentReference<Schedule>;

/** Encrypted headers can be decrypted for the document and the site that they were given for, and for no other. */
const contextOf = ({ path }: Holder, { url }: Pick<JobInput, 'url'>) => `${path} ${new URL(url).origin}`;

/** The input as a document may keep it: of the headers only the names, and a mark to compare runs by. @throws EncryptionError */
export function storedInput({ headers, ...input }: JobInput, ownerUid: string): StoredInput {
  const names = Object.keys(headers);
  if (names.length === 0) return input;
  const lines = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}:${value}`);
  return { ...input, secretHeaders: { names, mark: keyedDigest(lines.sort().join('\n'), ownerUid) } };
}

/** Encrypts and stores the headers of an input, if it has any. @throws EncryptionError */
export function storeHeaders(tx: Transaction, holder: Holder, ownerUid: string, input: JobInput): void {
  if (Object.keys(input.headers).length === 0) return;
  const sealed = encrypt(JSON.stringify(input.headers), contextOf(holder, input));
  tx.set(paths.headerSecret(holder), { ownerUid, ...sealed });
}

export function deleteHeaders(tx: Transaction, holder: Holder, input: StoredInput): void {
  if (input.secretHeaders) tx.delete(paths.headerSecret(holder));
}

/** The headers of a document from before they were encrypted; undefined in any other. */
export const plainHeadersOf = (input: StoredInput & { readonly headers?: JobInput['headers'] }) =>
  input.headers;

/** The input as the engine takes it, with the values of its headers. @throws EncryptionError */
export async function readInput(
  holder: Holder,
  { secretHeaders, ...input }: StoredInput,
  tx?: Transaction,
): Promise<JobInput> {
  if (!secretHeaders) return { ...input, headers: plainHeadersOf(input) ?? {} };
  const ref = paths.headerSecret(holder);
  const secret = (await (tx ? tx.get(ref) : ref.get())).data();
  if (!secret) throw new EncryptionError(`The request headers of ${holder.path} are not stored.`);
  return { ...input, headers: JSON.parse(decrypt(secret, contextOf(holder, input))) as JobInput['headers'] };
}

/** Encrypts a schedule's headers with the current key, unless that has encrypted them before. @throws EncryptionError */
export async function reencryptHeaders({ scheduleId, ownerUid, input }: Schedule): Promise<void> {
  const holder = paths.schedule(scheduleId);
  const secret = input.secretHeaders && (await paths.headerSecret(holder).get()).data();
  if (secret ? isEncryptedByCurrentKey(secret) : !plainHeadersOf(input)) return;
  await db.runTransaction(async (tx) => {
    const schedule = (await tx.get(holder)).data();
    if (!schedule) return;
    const present = await readInput(holder, schedule.input, tx);
    tx.update(holder, { input: storedInput(present, ownerUid) });
    storeHeaders(tx, holder, ownerUid, present);
  });
}
