import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { type Emulators, readEnvironment } from '../environment/firebase';
import { backendError } from './errors';

interface Started {
  readonly app: FirebaseApp;
  /** Ports of the local stack. Undefined in the cloud. */
  readonly emulators: Emulators | undefined;
  /** Undefined if no key for it is set. */
  readonly appCheck: AppCheck | undefined;
}

let started: Started | undefined;

/** Returns this page's Firebase app, created on first use. */
export function firebaseApp(): Started {
  started ??= start();
  return started;
}

function start(): Started {
  const environment = readEnvironment();
  const app = initializeApp({ ...environment.firebase });
  if (environment.kind === 'local') return { app, emulators: environment.emulators, appCheck: undefined };
  const { appCheckKey } = environment;
  return { app, emulators: undefined, appCheck: appCheckKey ? startAppCheck(app, appCheckKey) : undefined };
}

/** Proves to Firestore and the functions that requests come from our site. The SDK attaches the token itself. */
function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
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
