import { isLoggedOut } from '#domain/errors';
import type { BackendError, Unsubscribe } from '../backend';

type Fail = (error: unknown) => void;

const hasCode = (error: unknown): error is BackendError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Detects that the backend rejects a session that this browser considers valid. */
export class Refusals {
  readonly #watchers = new Set<(error: BackendError) => void>();

  /** @param check ends the session here if it has ended at the authentication service. */
  constructor(private readonly check: () => Promise<void>) {}

  watch(next: (error: BackendError) => void): Unsubscribe {
    this.#watchers.add(next);
    return () => void this.#watchers.delete(next);
  }

  /** Returns the result of a call. Also reports a rejected session to the watchers. */
  async ofCall<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (hasCode(error) && isLoggedOut(error.code)) for (const next of this.#watchers) next(error);
      throw error;
    }
  }

  /**
   * Checks the session when a listener is rejected, because Firestore doesn't distinguish an ended session from a
   * missing permission.
   */
  ofListener(fail: Fail): Fail {
    return (error) => {
      fail(error);
      if (!hasCode(error) || !['permission-denied', 'unauthenticated'].includes(error.code)) return;
      this.check().catch((cause: unknown) => console.warn('The session couldn’t be checked.', cause));
    };
  }
}
