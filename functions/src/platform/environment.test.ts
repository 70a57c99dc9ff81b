import { readEnvironment } from './environment';

describe('the functions’ environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      sliceMs: 240_000,
      leaseMs: 45_000,
      jobMs: 86_400_000,
      allowPrivate: false,
    });
  });

  it('names a wrong variable and where to set it', () => {
    expect(() => readEnvironment({ SLICE_SECONDS: 'soon', LEASE_SECONDS: '1' })).toThrow(
      'Wrong configuration: SLICE_SECONDS must be a whole number; LEASE_SECONDS must be at least 2. Set it in functions/.env and deploy again.',
    );
  });

  it('never allows private addresses outside the emulator', () => {
    expect(readEnvironment({ ALLOW_PRIVATE_ADDRESSES: 'true' }).allowPrivate).toBe(false);
    expect(
      readEnvironment({ ALLOW_PRIVATE_ADDRESSES: 'true', FUNCTIONS_EMULATOR: 'true' }).allowPrivate,
    ).toBe(true);
  });
});
