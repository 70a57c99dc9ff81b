import { decideAccess, type Session, safeNext } from './access';

const signedIn = (claims: { admin?: boolean; blocked?: boolean; waitlisted?: boolean } = {}): Session => ({
  status: 'signed-in',
  claims,
});

describe('safeNext', () => {
  it.each(['/dashboard/jobs', '/dashboard/jobs/abc?tab=pages#top', '/admin'])(
    'follows the path of ours %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/\t/evil.example',
    'dashboard',
    '',
    null,
    undefined,
  ])('goes to the dashboard instead of %p', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });
});

describe('decideAccess', () => {
  it.each<[string, Session, Parameters<typeof decideAccess>[1], ReturnType<typeof decideAccess>]>([
    ['anybody reads public pages', { status: 'unknown' }, 'pricing', { kind: 'allow' }],
    ['nothing is decided before the session is known', { status: 'unknown' }, 'jobs', { kind: 'wait' }],
    [
      'signed out goes to log in and back',
      { status: 'signed-out' },
      'jobs',
      { kind: 'redirect', to: '/auth/login?next=%2Fhere' },
    ],
    ['a user sees the dashboard', signedIn(), 'dashboard', { kind: 'allow' }],
    ['a user is not an admin', signedIn(), 'adminJobs', { kind: 'redirect', to: '/access-denied' }],
    ['an admin sees every job', signedIn({ admin: true }), 'adminJobs', { kind: 'allow' }],
    [
      'blocked wins over admin',
      signedIn({ admin: true, blocked: true }),
      'admin',
      { kind: 'redirect', to: '/blocked' },
    ],
    ['blocked sees why', signedIn({ blocked: true }), 'blocked', { kind: 'allow' }],
    ['waitlisted waits', signedIn({ waitlisted: true }), 'dashboard', { kind: 'redirect', to: '/waitlist' }],
    ['an approved user leaves the waitlist', signedIn(), 'waitlist', { kind: 'redirect', to: '/dashboard' }],
    ['a signed-in user needs no log in', signedIn(), 'login', { kind: 'redirect', to: '/dashboard' }],
    ['links from emails work signed in', signedIn(), 'authAction', { kind: 'allow' }],
  ])('%s', (_, session, route, decision) => {
    expect(decideAccess(session, route, '/here')).toEqual(decision);
  });
});
