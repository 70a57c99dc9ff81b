import type {
  Account,
  AuthService,
  Backend,
  DataService,
  FunctionService,
  SignedIn,
} from '#services/backend';

const unexpected = (what: string) => () => Promise.reject(new Error(`The test did not expect ${what}.`));
const silent = () => () => undefined;

interface Parts {
  readonly auth?: Partial<AuthService>;
  readonly data?: Partial<DataService>;
  readonly functions?: Partial<FunctionService>;
}

/**
 * Returns a backend for tests as a plain object: only the given parts exist, everything else fails when
 * called.
 */
export function fakeBackend({ auth, data, functions }: Parts = {}): Backend {
  return {
    auth: {
      watch: silent,
      ended: () => null,
      watchRefused: silent,
      refresh: unexpected('refresh'),
      onSecondFactor: silent,
      signIn: unexpected('signIn'),
      signUp: unexpected('signUp'),
      signInWithProvider: unexpected('signInWithProvider'),
      linkOffer: () => null,
      forgetLinkOffer: () => undefined,
      hasRecentSignIn: () => Promise.resolve(true),
      hasSecondFactor: () => Promise.resolve(true),
      reauthenticate: unexpected('reauthenticate'),
      link: unexpected('link'),
      unlink: unexpected('unlink'),
      changeEmail: unexpected('changeEmail'),
      changePassword: unexpected('changePassword'),
      sendVerification: unexpected('sendVerification'),
      signOut: unexpected('signOut'),
      sendReset: unexpected('sendReset'),
      checkReset: unexpected('checkReset'),
      confirmReset: unexpected('confirmReset'),
      applyCode: unexpected('applyCode'),
      ...auth,
    },
    data: {
      watchDocument: silent,
      watchQuery: silent,
      watchAdded: silent,
      readQuery: unexpected('readQuery'),
      readDocument: unexpected('readDocument'),
      write: unexpected('write'),
      rewrite: unexpected('rewrite'),
      count: unexpected('count'),
      ...data,
    },
    functions: {
      call: unexpected('a call'),
      post: unexpected('a post'),
      download: unexpected('a download'),
      ...functions,
    },
  };
}

export const ada: Account = {
  uid: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  methods: [{ method: 'password', email: 'ada@example.com', photoUrl: null }],
};

/** Returns an authentication service that immediately reports one state. */
export function signedInAs(
  claims: SignedIn['claims'] | null,
  account: Account = ada,
  viewing: SignedIn['viewing'] = null,
): Pick<AuthService, 'watch'> {
  return {
    watch: (next) => {
      next(claims && { account, claims, signedInAt: '2026-11-21T10:00:00Z', viewing });
      return () => undefined;
    },
  };
}

export function errorWith(code: string, message = code): Error {
  return Object.assign(new Error(message), { code });
}
