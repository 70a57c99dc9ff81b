import type { SignInMethod } from '#services/backend';

/** The way to sign in, as a person calls it. */
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
