import { heartbeatTimeoutMs } from '#domain/heartbeat';
import { readEnvironment } from './environment';

describe('the functions’ environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({ GCLOUD_PROJECT: 'plumbline' })).toEqual({
      sliceMs: 240_000,
      leaseMs: 45_000,
      jobMs: 86_400_000,
      sliceInstances: 10,
      allowPrivate: false,
      siteUrl: 'https://plumbline.web.app',
      enforceAppCheck: false,
      inEmulator: false,
      errors: {
        dsn: null,
        dsnText: null,
        environment: 'production',
        release: undefined,
        tracesRate: 0.1,
        forwardAddress: false,
      },
    });
  });

  it('names a wrong variable and where to set it', () => {
    expect(() => readEnvironment({ SLICE_SECONDS: 'soon', LEASE_SECONDS: '1', SITE_URL: 'here' })).toThrow(
      'Wrong configuration: SLICE_SECONDS must be a whole number; LEASE_SECONDS must be at least 6; SITE_URL must be a complete URL, such as https://example.com. Set it in functions/.env and deploy again.',
    );
  });

  it('accepts only a lease between the heartbeat timeouts of a new and of an old job', () => {
    const leaseOf = (seconds: number) => readEnvironment({ LEASE_SECONDS: String(seconds) }).leaseMs;
    const [shortest, longest] = [6, 265];
    expect(leaseOf(shortest)).toBeGreaterThan(heartbeatTimeoutMs(0));
    expect(leaseOf(longest)).toBeLessThan(heartbeatTimeoutMs(3_600_000));
    expect(() => leaseOf(shortest - 1)).toThrow('LEASE_SECONDS must be at least 6');
    expect(() => leaseOf(longest + 1)).toThrow('LEASE_SECONDS must be at most 265');
  });

  it('never allows private addresses outside the emulator', () => {
    expect(readEnvironment({ ALLOW_PRIVATE_ADDRESSES: 'true' }).allowPrivate).toBe(false);
    expect(
      readEnvironment({ ALLOW_PRIVATE_ADDRESSES: 'true', FUNCTIONS_EMULATOR: 'true' }).allowPrivate,
    ).toBe(true);
  });

  it('accepts a complete DSN or none', () => {
    const dsn = 'https://abc@o1.ingest.example/42';
    expect(readEnvironment({ SENTRY_DSN: dsn }).errors.dsn).toMatchObject({ projectId: '42' });
    expect(() => readEnvironment({ SENTRY_DSN: 'https://o1.ingest.example/42' })).toThrow(
      'SENTRY_DSN must look like https://<key>@<host>/<project id>',
    );
  });
});
