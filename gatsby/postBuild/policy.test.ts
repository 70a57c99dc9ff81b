import { createHash } from 'node:crypto';
import {
  applicationDirectives,
  mergedPolicies,
  publicDirectives,
  publicDirectivesFor,
  withPolicy,
} from './policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (scripts: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${scripts}</head><body></body></html>`;
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

test('allows inline scripts by hash, and ignores data blocks and external scripts', () => {
  const policy = policyOf(
    withPolicy(
      page(
        '<script>one()</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>',
      ),
      publicDirectives,
    ),
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});

test('puts the policy before the scripts, and is idempotent', () => {
  const once = withPolicy(page('<script>one()</script>'), publicDirectives);
  expect(once.indexOf('Content-Security-Policy')).toBeLessThan(once.indexOf('<script>'));
  expect(withPolicy(once, publicDirectives)).toBe(once);
});

test('replaces the hash of a changed script', () => {
  const once = withPolicy(page('<script>one()</script>'), publicDirectives);
  const changed = withPolicy(once.replace('one()', 'two()'), publicDirectives);
  expect(policyOf(changed)).toContain(hash('two()'));
  expect(policyOf(changed)).not.toContain(hash('one()'));
});

test('allows public pages no other host', () => {
  expect(policyOf(withPolicy(page(''), publicDirectives))).not.toMatch(/https?:/);
});

test('allows a cloud build its own project and no loopback address', () => {
  const directives = applicationDirectives({
    GATSBY_FIREBASE_PROJECT_ID: 'my-project',
    GATSBY_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  });
  expect(directives['connect-src']).toContain('https://europe-west1-my-project.cloudfunctions.net');
  expect(directives['frame-src']).toEqual(['https://my-project.firebaseapp.com']);
  expect(JSON.stringify(directives)).not.toMatch(/localhost|127\.0\.0\.1/);
});

test('allows reCAPTCHA only with an App Check key', () => {
  const cloud = { GATSBY_FIREBASE_PROJECT_ID: 'my-project' };
  expect(JSON.stringify(applicationDirectives(cloud))).not.toContain('recaptcha');
  const checked = applicationDirectives({ ...cloud, GATSBY_APP_CHECK_KEY: 'key' });
  expect(checked['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com');
});

test.each([
  ['public', publicDirectivesFor({ GATSBY_FIREBASE_PROJECT_ID: 'my-project' })],
  ['application', applicationDirectives({ GATSBY_FIREBASE_PROJECT_ID: 'my-project' })],
])(
  '%s pages load nothing but what a directive names, and no page moves the base of its URLs',
  (_, directives) => {
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['base-uri']).toEqual(["'self'"]);
    expect(directives['form-action']).toEqual(["'self'"]);
    expect(
      Object.values(directives)
        .flat()
        .filter((source) => /^\*$|^https?:$/.test(source)),
    ).toEqual([]);
  },
);

test('never allows all inline scripts', () => {
  for (const directives of [publicDirectives, applicationDirectives({})]) {
    expect(directives['script-src']?.join(' ')).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
  }
});

test('allows the analytics host only with a key, and no host for error reports', () => {
  const cloud = {
    GATSBY_FIREBASE_PROJECT_ID: 'my-project',
    GATSBY_SENTRY_DSN: 'https://a@o1.ingest.example/1',
  };
  expect(publicDirectivesFor(cloud)['connect-src']).toEqual(["'self'"]);
  const hosts = ["'self'", 'https://eu.i.posthog.com', 'https://eu-assets.i.posthog.com'];
  expect(publicDirectivesFor({ ...cloud, GATSBY_POSTHOG_KEY: 'phc_1' })['connect-src']).toEqual(hosts);
  const own = { ...cloud, GATSBY_POSTHOG_KEY: 'phc_1', GATSBY_POSTHOG_HOST: 'https://ph.example' };
  expect(applicationDirectives(own)['connect-src']).toContain('https://ph.example');
  expect(JSON.stringify(applicationDirectives(own))).not.toMatch(/ingest/);
});

test('merges two policies without duplicates', () => {
  const both = mergedPolicies(applicationDirectives({}), publicDirectives);
  expect(both['script-src']).toEqual(["'self'", 'https://apis.google.com']);
  expect(both['form-action']).toEqual(["'self'"]);
});
