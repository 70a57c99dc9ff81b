import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Emulators, readEnvironment } from '../environment';

interface Started {
  readonly app: FirebaseApp;
  /** Where the local stack listens; undefined in the cloud. */
  readonly emulators: Emulators | undefined;
}

let started: Started | undefined;

/** The one Firebase app of this page, made when it is first needed. */
export function firebaseApp(): Started {
  started ??= start();
  return started;
}

function start(): Started {
  const environment = readEnvironment();
  return {
    app: initializeApp({ ...environment.firebase }),
    emulators: environment.kind === 'local' ? environment.emulators : undefined,
  };
}
