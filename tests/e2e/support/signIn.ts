import { expect, type Page } from '@playwright/test';
import { askIdentity, confirmEmail, createAccount, type SignedIn } from '#tests/support/stack';
import { newAddress, password, seeded } from './people';

/** Opens a page of the application as this user, like a browser with a stored session. */
export async function logIn(page: Page, email: string, next = '/dashboard'): Promise<void> {
  const signedIn = await askIdentity('signInWithPassword', { email, password });
  const { localId: uid, idToken: token, refreshToken } = signedIn;
  if (!uid) throw new Error(`${email} can’t sign in: ${JSON.stringify(signedIn)}`);
  const session = { uid: String(uid), email, token: String(token), refreshToken: String(refreshToken) };
  await openSession(page, session, next);
}

interface Session extends SignedIn {
  readonly refreshToken: string;
}

/** Opens a page of the application with this session. */
export async function openSession(page: Page, session: Session, next = '/dashboard'): Promise<void> {
  // An empty file of the same origin, without scripts that would use the session in the meantime.
  await page.goto('/robots.txt');
  await page.evaluate(
    async (value) => {
      // The SDK prefers what it keeps here over what is stored below.
      await new Promise<void>((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('firebaseLocalStorageDb');
        deletion.onsuccess = () => resolve();
        deletion.onerror = () => reject(deletion.error);
      });
      localStorage.removeItem('plumbline-session');
      localStorage.setItem('firebase:authUser:local:[DEFAULT]', value);
    },
    JSON.stringify(storedUser(session)),
  );
  await page.goto(next);
  // Waits until the session has started. Leaving the page or stopping its clock before that would log the user out.
  await page.waitForFunction(() => localStorage.getItem('plumbline-session') !== null);
  await expect(page).toHaveURL((url) => url.pathname === new URL(next, url).pathname);
}

/** A session as Firebase Authentication's SDK stores it. The SDK then fetches the account's details itself. */
function storedUser({ uid, email, token, refreshToken }: Session) {
  const stsTokenManager = { accessToken: token, refreshToken, expirationTime: Date.now() + 3_600_000 };
  const details = { uid, email, emailVerified: false, isAnonymous: false, providerData: [] };
  return { ...details, stsTokenManager, apiKey: 'local', appName: '[DEFAULT]' };
}

export const logInAsAdmin = (page: Page, next = '/admin') => logIn(page, seeded('admin').email, next);

/** @returns the email address of the new account, which is confirmed and logged in. */
export async function signUp(page: Page, name?: string): Promise<string> {
  const email = newAddress(name);
  await confirmEmail(await createAccount(email));
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  return email;
}
