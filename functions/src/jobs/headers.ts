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
import { db, refs } from '../platform/firestore';

/** The document of a job or a schedule. */
type Holder = DocumentReference<Job> | DocumentReference<Schedule>;

const secretOf = ({ parent, id }: Holder) => refs.headerSecret(parent.id, id);

/** Binds encrypted headers to their document and site, so that they can’t be decrypted for another. */
const contextOf = ({ path }: Holder, { url }: Pick<JobInput, 'url'>) => `${path} ${new URL(url).origin}`;

/**
 * Returns the input without the values of its headers: only their names, and a digest that tells whether two runs
 * sent the same headers. @throws EncryptionError
 */
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
  tx.set(secretOf(holder), { ownerUid, ...sealed });
}

export function deleteHeaders(tx: Transaction, holder: Holder, input: StoredInput): void {
  if (input.secretHeaders) tx.delete(secretOf(holder));
}

/** Returns the headers of a document that was stored before headers were encrypted; undefined for any other. */
export const plainHeadersOf = (input: StoredInput & { readonly headers?: JobInput['headers'] }) =>
  input.headers;

/** Returns the input with the decrypted values of its headers. @throws EncryptionError */
export async function readInput(
  holder: Holder,
  { secretHeaders, ...input }: StoredInput,
  tx?: Transaction,
): Promise<JobInput> {
  if (!secretHeaders) return { ...input, headers: plainHeadersOf(input) ?? {} };
  const ref = secretOf(holder);
  const secret = (await (tx ? tx.get(ref) : ref.get())).data();
  if (!secret) throw new EncryptionError(`The request headers of ${holder.path} are not stored.`);
  return { ...input, headers: JSON.parse(decrypt(secret, contextOf(holder, input))) as JobInput['headers'] };
}

/**
 * Encrypts a schedule's headers with the current key, if another key or none has encrypted them. @throws
 * EncryptionError
 */
export async function reencryptHeaders({ scheduleId, ownerUid, input }: Schedule): Promise<void> {
  const holder = refs.schedule(scheduleId);
  const secret = input.secretHeaders && (await secretOf(holder).get()).data();
  if (secret ? isEncryptedByCurrentKey(secret) : !plainHeadersOf(input)) return;
  await db.runTransaction(async (tx) => {
    const schedule = (await tx.get(holder)).data();
    if (!schedule) return;
    const present = await readInput(holder, schedule.input, tx);
    tx.update(holder, { input: storedInput(present, ownerUid) });
    storeHeaders(tx, holder, ownerUid, present);
  });
}
