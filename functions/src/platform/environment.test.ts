import { readEnvironment } from './environment';

describe('the functions’ environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({ GCLOUD_PROJECT: 'plumbline' })).toEqual({
      sliceMs: 240_000,
      leaseMs: 45_000,
      jobMs: 86_400_000,
      allowPrivate: false,
      siteUrl: 'https://plumbline.web.app',
      enforceAppCheck: false,
    });
  });

  it('names a wrong variable and where to set it', () => {
    expect(() => readEnvironment({ SLICE_SECONDS: 'soon', LEASE_SECONDS: '1', SITE_URL: 'here' })).toThrow(
      'Wrong configuration: SLICE_SECONDS must be a whole number; LEASE_SECONDS must be at least 2; SITE_URL must be a whole address, such as https://example.com. Set it in functions/.env and deploy again.',
    );
  });

  it('never allows private addresses outside the emulator', () => {
    expect(readEnvironment({ ALLOW_PRIVATE_ADDRESSES: 'true' }).allowPrivate).toBe(false);
    expect(
      readEnvironment({ ALLOW_PRIVATE_ADDRESSES: 'true', FUNCTIONS_EMULATOR: 'true' }).allowPrivate,
    ).toBe(true);
  });
});
