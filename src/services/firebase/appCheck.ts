import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { backendError } from './errors';

/** Proves to Firestore and the functions that requests come from our site. The SDK attaches the token itself. */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * Returns the App Check header for requests outside the SDK, or nothing if the project has no App Check.
 * @throws a BackendError `app-check` if this browser can't be attested.
 */
export async function appCheckHeader(appCheck: AppCheck | undefined): Promise<Record<string, string>> {
  if (!appCheck) return {};
  const { token } = await getToken(appCheck).catch((cause: unknown) => {
    throw backendError('app-check', cause);
  });
  return { 'X-Firebase-AppCheck': token };
}
