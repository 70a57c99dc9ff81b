import { parseTelemetry } from './telemetry';

const site = { hostname: 'plumbline.example' };
const here = { hostname: 'localhost' };
const stored = JSON.stringify({
  sentryDsn: 'http://abc@127.0.0.1:6609/1',
  posthogKey: 'phc_local',
  posthogHost: 'http://127.0.0.1:6610',
});

test('disables everything without a key', () => {
  const off = { sentry: null, posthog: null };
  expect(parseTelemetry({}, site, null)).toEqual(off);
  expect(parseTelemetry({ GATSBY_SENTRY_DSN: '', GATSBY_POSTHOG_KEY: ' ' }, here, null)).toEqual(off);
  expect(parseTelemetry({ GATSBY_POSTHOG_HOST: 'https://eu.i.posthog.com' }, site, null)).toEqual(off);
});

test('enables each service with its own key', () => {
  const { sentry, posthog } = parseTelemetry(
    {
      GATSBY_SENTRY_DSN: 'https://abc@o1.ingest.example/1',
      GATSBY_RELEASE: 'abc',
      GATSBY_POSTHOG_KEY: 'phc_1',
    },
    site,
    null,
  );
  expect(sentry).toEqual({
    dsn: 'https://abc@o1.ingest.example/1',
    environment: 'production',
    release: 'abc',
    tracesRate: 0.1,
  });
  expect(posthog).toEqual({ key: 'phc_1', host: 'https://eu.i.posthog.com', recordingRate: null });
});

test.each([
  [{ GATSBY_SENTRY_DSN: 'https://host/1' }, /GATSBY_SENTRY_DSN must look like/],
  [
    { GATSBY_POSTHOG_KEY: 'k', GATSBY_POSTHOG_HOST: 'https://a.example/path' },
    /GATSBY_POSTHOG_HOST must be an origin/,
  ],
  [{ GATSBY_SENTRY_TRACES_PERCENT: '101' }, /whole number from 0 to 100/],
])('reports %j with its name', (raw, words) => {
  expect(() => parseTelemetry(raw, site, null)).toThrow(words);
});

test('lets a page on this machine set receivers that are on this machine too', () => {
  expect(parseTelemetry({}, here, stored)).toMatchObject({
    sentry: { dsn: 'http://abc@127.0.0.1:6609/1', tracesRate: 1 },
    posthog: { key: 'phc_local', host: 'http://127.0.0.1:6610', recordingRate: 0 },
  });
  expect(parseTelemetry({}, site, stored)).toEqual({ sentry: null, posthog: null });
  expect(() => parseTelemetry({}, here, stored.replace('127.0.0.1:6610', 'evil.example'))).toThrow();
});
