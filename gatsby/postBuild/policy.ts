import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { photoHosts } from '../../src/domain/photos';
import { region } from '../../src/domain/region';
import { hasPublicFace, isPublicPath } from '../../src/domain/routes';
import type { BuiltSite } from './site';

type Directives = Readonly<Record<string, readonly string[]>>;
type Variables = Readonly<Record<string, string | undefined>>;

const self = "'self'";

/**
 * Public pages can't reach any other host, except for analytics after consent. Styles are inline, so that the first
 * paint waits for nothing. They can't run scripts.
 */
export const publicDirectives: Directives = {
  'default-src': ["'none'"],
  'script-src': [self],
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  'worker-src': [self],
  'form-action': [self],
  'base-uri': [self],
};

/**
 * Analytics sends to its own host, after consent. Error reports go to a path of this site. A build without keys can be
 * pointed to receivers on its own machine (services/environment/enabled.ts).
 */
function telemetryHosts({ GATSBY_POSTHOG_KEY, GATSBY_POSTHOG_HOST, GATSBY_FIREBASE_PROJECT_ID }: Variables) {
  if (!GATSBY_POSTHOG_KEY) return GATSBY_FIREBASE_PROJECT_ID ? [] : local;
  const host = new URL(GATSBY_POSTHOG_HOST || 'https://eu.i.posthog.com').origin;
  // PostHog Cloud serves its remote configuration from a second host.
  return [host, host.replace(/^https:\/\/(eu|us)\.i\.posthog\.com$/, 'https://$1-assets.i.posthog.com')];
}

const local = ['http://localhost:*', 'http://127.0.0.1:*'];

/** App Check loads reCAPTCHA. A build without its key doesn't use it. */
const appCheckHosts = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

export function publicDirectivesFor(env: Variables): Directives {
  return { ...publicDirectives, 'connect-src': [self, ...new Set(telemetryHosts(env))] };
}

/** Firebase's hosts for the configured project or, without one, a local stack on any port. */
export function applicationDirectives(env: Variables): Directives {
  const project = env.GATSBY_FIREBASE_PROJECT_ID;
  const firebase = project
    ? [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firestore.googleapis.com',
        `https://${region}-${project}.cloudfunctions.net`,
      ]
    : local;
  const check = env.GATSBY_APP_CHECK_KEY ? appCheckHosts : { scripts: [], connections: [], frames: [] };
  const signIn = env.GATSBY_FIREBASE_AUTH_DOMAIN ? [`https://${env.GATSBY_FIREBASE_AUTH_DOMAIN}`] : local;
  return {
    ...publicDirectives,
    // Firebase Authentication opens its popup with this script from Google.
    'script-src': [self, 'https://apis.google.com', ...check.scripts],
    'img-src': [self, 'data:', ...photoHosts],
    'connect-src': [
      self,
      'https://apis.google.com',
      ...new Set([...firebase, ...telemetryHosts(env), ...check.connections]),
    ],
    // Sentry's replay compresses data in a worker that it creates from a blob. Only our own scripts can create one.
    'worker-src': [self, 'blob:'],
    'frame-src': [...signIn, ...check.frames],
  };
}

const scriptPattern = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
const metaPattern = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/**
 * Returns the page with its policy in the head. Every inline script that it contains is allowed by its hash, and no
 * other.
 */
export function withPolicy(html: string, directives: Directives): string {
  const hashes = [...html.matchAll(scriptPattern)].flatMap(
    ({ groups: { attributes = '', code = '' } = {} }) =>
      / src=|type="application\/ld\+json"/.test(attributes) ? [] : [hashOf(code)],
  );
  const policy = Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? [...new Set(hashes)] : [])].join(' '),
    )
    .join('; ');
  // A function, because a replacement string would interpret `$&` and similar patterns.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  if (metaPattern.test(html)) return html.replace(metaPattern, () => meta);
  return html.replace(/<meta charset="utf-8"\/>/i, (charset) => `${charset}${meta}`);
}

/** Cached, because most pages have the same inline scripts. */
const known = new Map<string, string>();

function hashOf(code: string): string {
  const hash = known.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  known.set(code, hash);
  return hash;
}

/** Allows whatever one of two policies allows. */
export function mergedPolicies(one: Directives, other: Directives): Directives {
  return Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => [
      name,
      [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])],
    ]),
  );
}

/** Puts the policy into every page, replacing the one of an earlier build. */
export async function writePolicies({ paths, folder }: BuiltSite): Promise<void> {
  const application = applicationDirectives(process.env);
  const publicPages = publicDirectivesFor(process.env);
  const both = mergedPolicies(application, publicPages);
  for (const path of [...paths, '/404.html']) {
    const file = path.endsWith('.html') ? `${folder}${path}` : `${folder}${path}/index.html`;
    if (!existsSync(file)) continue;
    const html = readFileSync(file, 'utf8');
    const policy = isPublicPath(path) ? publicPages : hasPublicFace(path) ? both : application;
    const secured = withPolicy(html, policy);
    if (secured !== html) await writeFile(file, secured);
  }
}
