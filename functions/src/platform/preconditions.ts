import type { DocumentSnapshot, Precondition, WriteBatch } from 'firebase-admin/firestore';

/** Lets a write happen only to a document that nobody has written to since it was read. */
export const ifUnchanged = ({ updateTime }: DocumentSnapshot): Precondition =>
  updateTime ? { lastUpdateTime: updateTime } : { exists: true };

/** Whether nobody has written to the document between the two reads. */
export const isSameVersion = (a: DocumentSnapshot, b: DocumentSnapshot): boolean =>
  a.updateTime?.valueOf() === b.updateTime?.valueOf();

/** gRPC's NOT_FOUND, ALREADY_EXISTS and FAILED_PRECONDITION: what the batch counts on has changed; nothing is written. */
const conflictCodes = [5, 6, 9];

/** @returns whether the batch was written; false when somebody else wrote first. */
export async function commitIfUnchanged(write: WriteBatch): Promise<boolean> {
  try {
    await write.commit();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && conflictCodes.includes(Number(error.code))) return false;
    throw error;
  }
}

/** gRPC's ALREADY_EXISTS: what was to be created, somebody else has created. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}

/** gRPC's FAILED_PRECONDITION: somebody else has written to what was to be written as it was read. */
export function isFailedPrecondition(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 9;
}
