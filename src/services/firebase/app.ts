import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { type Emulators, readEnvironment } from '../environment';
import { startAppCheck } from './appCheck';

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
