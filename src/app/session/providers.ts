import type { SignInMethod } from '#services/backend';

/** Returns the display name of a sign-in method. */
export function methodName(method: SignInMethod): string {
  switch (method) {
    case 'password':
      return 'Password';
    case 'google.com':
      return 'Google';
    case 'github.com':
      return 'GitHub';
  }
}
