import {
  type Auth,
  type AuthError,
  type AuthProvider,
  EmailAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  type OAuthCredential,
  type User,
} from 'firebase/auth';
import type { LinkOffer, ProviderId, SignInMethod } from '#services/backend';
import { withCatalogueCode } from '../errors';

export function providerFor(id: ProviderId): AuthProvider {
  switch (id) {
    case 'google.com':
      // Lets users with several accounts choose one, instead of using the last one.
      return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
    case 'github.com':
      return new GithubAuthProvider().addScope('user:email');
  }
}

export const passwordCredential = ({ email }: User, password: string) =>
  EmailAuthProvider.credential(email ?? '', password);

export const providerIdOf = (method: SignInMethod): string =>
  method === 'password' ? EmailAuthProvider.PROVIDER_ID : method;

interface PendingLink extends LinkOffer {
  readonly credential: OAuthCredential;
}

/** A provider's proof of an email address whose account it isn't linked to yet. Stored in this page only. */
export class Linking {
  #pending: PendingLink | undefined;

  get offer(): LinkOffer | null {
    return this.#pending ? { email: this.#pending.email, provider: this.#pending.provider } : null;
  }

  /** Stores the proof of a rejected login, if it can be linked. */
  keep(error: unknown, provider: ProviderId): void {
    if (withCatalogueCode(error).code !== 'auth/account-exists-with-different-credential') return;
    const { customData } = error as AuthError;
    const credential = credentialOf(error as AuthError, provider);
    if (credential && customData.email) {
      this.#pending = { email: customData.email, provider, credential };
    }
  }

  /** Links the pending provider, if it belongs to this account. */
  async complete(auth: Auth, user: User): Promise<void> {
    const pending = this.#pending;
    this.#pending = undefined;
    if (!pending || user.email?.toLowerCase() !== pending.email.toLowerCase()) return;
    await linkWithCredential(user, pending.credential);
    await auth.currentUser?.reload();
  }

  forget(): void {
    this.#pending = undefined;
  }
}

function credentialOf(error: AuthError, provider: ProviderId): OAuthCredential | null {
  switch (provider) {
    case 'google.com':
      return GoogleAuthProvider.credentialFromError(error);
    case 'github.com':
      return GithubAuthProvider.credentialFromError(error);
  }
}
