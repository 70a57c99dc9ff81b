import { Problem } from '../local/problem';
import type { Target } from './arguments';

/** Returns what failed and what to do, for failures that an operator can fix, and any other error as it is. */
export function wordsOf(error: unknown, email: string, target: Target): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = target.kind === 'local' ? `the local stack at port ${target.base}` : target.projectId;
  if (code === 'auth/user-not-found') {
    return new Problem(`${email} has no account on ${where}. Sign up with it, then run this command again.`);
  }
  const message = error instanceof Error ? error.message : String(error);
  if (
    code === 'app/invalid-credential' ||
    /default credentials|insufficient|PERMISSION_DENIED/i.test(message)
  ) {
    return new Problem(
      `You may not change accounts of ${where}. Run “gcloud auth application-default login” with an account that has the role Firebase Admin there, then run this again. (${message})`,
      { cause: error },
    );
  }
  return error;
}
