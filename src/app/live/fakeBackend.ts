import type { AuthService, Backend, DataService, FunctionService, SignedIn } from '../../services/backend';

const unexpected = (what: string) => () => Promise.reject(new Error(`The test did not expect ${what}.`));
const silent = () => () => undefined;

interface Parts {
  readonly auth?: Partial<AuthService>;
  readonly data?: Partial<DataService>;
  readonly functions?: Partial<FunctionService>;
}

/** A backend as a plain object, for tests: what a test gives is there, everything else fails when it is called. */
export function fakeBackend({ auth, data, functions }: Parts = {}): Backend {
  return {
    auth: {
      watch: silent,
      refresh: unexpected('refresh'),
      signIn: unexpected('signIn'),
      signUp: unexpected('signUp'),
      signOut: unexpected('signOut'),
      sendReset: unexpected('sendReset'),
      checkReset: unexpected('checkReset'),
      confirmReset: unexpected('confirmReset'),
      confirmEmail: unexpected('confirmEmail'),
      ...auth,
    },
    data: {
      watchDocument: silent,
      watchQuery: silent,
      watchAdded: silent,
      readQuery: unexpected('readQuery'),
      count: unexpected('count'),
      ...data,
    },
    functions: { call: unexpected('a call'), ...functions },
  };
}

/** An authentication that tells one state at once. */
export function signedInAs(claims: SignedIn['claims'] | null): Pick<AuthService, 'watch'> {
  const account = { uid: 'ada', email: 'ada@example.com', displayName: null };
  return {
    watch: (next) => {
      next(claims && { account, claims, signedInAt: '2026-11-21T10:00:00Z' });
      return () => undefined;
    },
  };
}

export function errorWith(code: string, message = code): Error {
  return Object.assign(new Error(message), { code });
}
