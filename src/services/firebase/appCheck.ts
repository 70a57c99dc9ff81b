import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { backendError } from './errors';

/** Proves to Firestore and to the functions that it is our site that asks; the SDK sends the proof by itself. */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * The header that carries the proof where no SDK sends it; empty when the project has no App Check.
 * @throws a BackendError `app-check` when this browser can't be vouched for.
 */
export async function appCheckHeader(appCheck: AppCheck | undefined): Promise<Record<string, string>> {
  if (!appCheck) return {};
  const { token } = await getToken(appCheck).catch((cause: unknown) => {
    throw backendError('app-check', cause);
  });
  return { 'X-Firebase-AppCheck': token };
}
