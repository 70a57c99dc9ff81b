import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type UserCredential,
} from 'firebase/auth';
import type { AskForCode, Unsubscribe } from '#services/backend';
import { backendError, withCatalogueCode } from '../errors';

/** Completes logins to accounts with a second factor, with a code that the screens ask for. */
export class SecondFactor {
  #ask: AskForCode | undefined;

  constructor(private readonly auth: Auth) {}

  onAsked(ask: AskForCode): Unsubscribe {
    this.#ask = ask;
    return () => {
      this.#ask = undefined;
    };
  }

  /**
   * Logs in, and asks for the code if the account needs one.
   * @param complete performs the given work, like the first step, within the request timeout.
   * @throws `auth/second-factor-unsupported` if the account has only a phone and no authenticator app.
   */
  async signIn(
    work: () => Promise<UserCredential>,
    complete: (work: () => Promise<UserCredential>) => Promise<void>,
  ): Promise<void> {
    try {
      await complete(work);
    } catch (thrown) {
      const { code } = withCatalogueCode(thrown);
      // Rethrown unchanged: the SDK's error contains the credential that links a provider to an existing account.
      if (code !== 'auth/multi-factor-auth-required' || !this.#ask) throw thrown;
      const resolver = getMultiFactorResolver(this.auth, originOf(thrown) as MultiFactorError);
      const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
      if (!factor) throw backendError('auth/second-factor-unsupported', thrown);
      await this.#ask((entered) =>
        complete(() =>
          resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, entered)),
        ),
      );
    }
  }
}

/** The SDK's original error, which can resume the login. */
function originOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? originOf(error.cause) : error;
}
