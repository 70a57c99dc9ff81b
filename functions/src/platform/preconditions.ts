import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';

/** Lets a write succeed only if the document is unchanged since it was read. */
export const ifUnchanged = ({ updateTime }: DocumentSnapshot): Precondition =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: true };

/** Whether the document is unchanged between two reads. */
export const isSameVersion = (a: DocumentSnapshot, b: DocumentSnapshot): boolean =>
  a.updateTime?.valueOf() === b.updateTime?.valueOf();

/**
 * gRPC's NOT_FOUND, ALREADY_EXISTS and FAILED_PRECONDITION: a precondition of the batch doesn't hold, so nothing is
 * written.
 */
const conflictCodes = [5, 6, 9];

/** Commits a batch. Returns false if a precondition doesn’t hold. */
export async function commitIfUnchanged(write: WriteBatch): Promise<boolean> {
  try {
    await write.commit();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && conflictCodes.includes(Number(error.code))) return false;
    throw error;
  }
}

/** gRPC's ALREADY_EXISTS: someone else has created the document. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}

/** gRPC's FAILED_PRECONDITION: the document has changed since it was read. */
export function isFailedPrecondition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 9;
}
