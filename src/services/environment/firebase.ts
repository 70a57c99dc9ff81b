import * as v from 'valibot';
import { localPort } from '#domain/localStack';
import { region } from '#domain/region';
import { loopback, type Variables } from './enabled';

/** The Firebase project of the application: in the cloud, or the local stack that serves the page. */
type Environment =
  | {
      readonly kind: 'cloud';
      readonly firebase: FirebaseSettings;
      /** The site's reCAPTCHA Enterprise key for App Check, or null without App Check. */
      readonly appCheckKey: string | null;
    }
  | { readonly kind: 'local'; readonly firebase: FirebaseSettings; readonly emulators: Emulators };

interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
}

export interface Emulators {
  readonly host: string;
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
}

const required = (name: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(
      1,
      `${name} is not set. Put it into .env.production (or the environment of the build); its value is in the Firebase console under Project settings, Your apps.`,
    ),
  );

const variables = v.object({
  GATSBY_FIREBASE_API_KEY: required('GATSBY_FIREBASE_API_KEY'),
  GATSBY_FIREBASE_AUTH_DOMAIN: required('GATSBY_FIREBASE_AUTH_DOMAIN'),
  GATSBY_FIREBASE_PROJECT_ID: required('GATSBY_FIREBASE_PROJECT_ID'),
  GATSBY_FIREBASE_APP_ID: required('GATSBY_FIREBASE_APP_ID'),
  GATSBY_APP_CHECK_KEY: v.optional(v.pipe(v.string(), v.trim()), ''),
});

/**
 * Without variables, a page on this machine uses the local stack, based on its own port.
 * @throws an error that names each missing variable and where to set it.
 */
export function parseEnvironment(raw: Variables, page: { hostname: string; port: string }): Environment {
  const given = Object.keys(variables.entries).some((name) => raw[name]);
  if (!given && loopback.has(page.hostname)) return localEnvironment(page.hostname, Number(page.port));
  const parsed = v.safeParse(variables, raw);
  if (!parsed.success) throw new Error(parsed.issues.map((issue) => issue.message).join('\n'));
  return {
    kind: 'cloud',
    firebase: {
      apiKey: parsed.output.GATSBY_FIREBASE_API_KEY,
      authDomain: parsed.output.GATSBY_FIREBASE_AUTH_DOMAIN,
      projectId: parsed.output.GATSBY_FIREBASE_PROJECT_ID,
      appId: parsed.output.GATSBY_FIREBASE_APP_ID,
    },
    appCheckKey: parsed.output.GATSBY_APP_CHECK_KEY || null,
  };
}

/** A project ID that starts with `demo-` keeps every emulator offline. The port keeps two stacks apart. */
function localEnvironment(host: string, base: number): Environment {
  const projectId = `demo-plumbline-${base}`;
  return {
    kind: 'local',
    firebase: { apiKey: 'local', authDomain: host, projectId, appId: 'local' },
    emulators: {
      host,
      auth: localPort(base, 'auth'),
      firestore: localPort(base, 'firestore'),
      functions: localPort(base, 'functions'),
    },
  };
}

/** Gatsby inlines each value at build time, so each variable must be named in full. */
export function readEnvironment(): Environment {
  return parseEnvironment(
    {
      GATSBY_FIREBASE_API_KEY: process.env.GATSBY_FIREBASE_API_KEY,
      GATSBY_FIREBASE_AUTH_DOMAIN: process.env.GATSBY_FIREBASE_AUTH_DOMAIN,
      GATSBY_FIREBASE_PROJECT_ID: process.env.GATSBY_FIREBASE_PROJECT_ID,
      GATSBY_FIREBASE_APP_ID: process.env.GATSBY_FIREBASE_APP_ID,
      GATSBY_APP_CHECK_KEY: process.env.GATSBY_APP_CHECK_KEY,
    },
    window.location,
  );
}

/** Returns the URL before a function's name, without a trailing slash. */
export function functionsUrl(environment: Environment = readEnvironment()): string {
  const { projectId } = environment.firebase;
  if (environment.kind === 'cloud') return `https://${region}-${projectId}.cloudfunctions.net`;
  const { host, functions } = environment.emulators;
  return `http://${host}:${functions}/${projectId}/${region}`;
}
