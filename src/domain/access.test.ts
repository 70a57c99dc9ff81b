import {
  type AccessMode,
  admit,
  type Claims,
  claimsOf,
  decideAccess,
  isViewUid,
  type Session,
  safeNext,
  sameClaims,
  viewUidFor,
} from './access';
import { type RouteArea, type RouteName, routeOf, routes } from './routes';
import type { UserState } from './user';

const signedIn = (claims: Claims = {}): Session => ({
  status: 'signed-in',
  claims,
});

describe('safeNext', () => {
  it.each(['/dashboard/jobs', '/dashboard/jobs/abc?tab=pages#top', '/admin'])(
    'follows our own path %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it('follows a path that has a space in its query', () => {
    expect(safeNext('/dashboard/jobs?q=a b')).toBe('/dashboard/jobs?q=a%20b');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/\t/evil.example',
    '//',
    '/admin\t',
    '/ad\nmin',
    '/admin\u001f',
    'dashboard',
    'admin',
    '',
    null,
    undefined,
  ])('goes to the dashboard instead of %p', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });
});

/** Routes that are treated alike. Every new route must be listed here. */
const columns = {
  open: routesIn('public', 'shared', 'dev'),
  signIn: routesIn('auth').filter((route) => route !== 'authAction'),
  mailLink: ['authAction'],
  waitlist: ['waitlist'],
  denied: ['accessDenied'],
  blocked: ['blocked'],
  user: routesIn('user'),
  admin: routesIn('admin'),
} as const satisfies Record<string, readonly RouteName[]>;
type Column = keyof typeof columns;

function routesIn(...areas: readonly RouteArea[]): RouteName[] {
  const names = Object.keys(routes) as RouteName[];
  return names.filter((name) => areas.includes(routes[name].area));
}

const targets = {
  login: '/auth/login?next=%2Fhere%3Fa%3D1',
  next: '/dashboard/jobs',
  denied: '/access-denied',
  blocked: '/blocked',
  waitlist: '/waitlist',
} as const;
type Verdict = 'allow' | 'wait' | keyof typeof targets;

const row = (verdicts: string): Record<Column, Verdict> => {
  const cells = verdicts.trim().split(/\s+/) as Verdict[];
  return Object.fromEntries(Object.keys(columns).map((name, index) => [name, cells[index]])) as Record<
    Column,
    Verdict
  >;
};

//                       open   signIn   mailLink waitlist denied   blocked  user     admin
const unknown = row('    allow  wait     wait     wait     wait     wait     wait     wait');
const signedOut = row('  allow  allow    allow    allow    allow    allow    login    login');
const refused = row('    allow  denied   allow    denied   allow    denied   denied   denied');
const user = row('       allow  next     allow    next     allow    next     allow    denied');
const admin = row('      allow  next     allow    next     allow    next     allow    allow');
const blocked = row('    allow  blocked  blocked  blocked  blocked  allow    blocked  blocked');
const waiting = row('    allow  waitlist allow    allow    waitlist waitlist waitlist waitlist');

const sessions: [string, Session, Record<Column, Verdict>][] = [
  ['not known yet', { status: 'unknown' }, unknown],
  ['logged out', { status: 'signed-out' }, signedOut],
  ['refused', { status: 'refused' }, refused],
  ['a user', signedIn(), user],
  ['an admin', signedIn({ admin: true }), admin],
  ['blocked', signedIn({ blocked: true }), blocked],
  ['waitlisted', signedIn({ waitlisted: true }), waiting],
  ['a blocked admin', signedIn({ admin: true, blocked: true }), blocked],
  ['a waitlisted admin', signedIn({ admin: true, waitlisted: true }), waiting],
  ['blocked and waitlisted', signedIn({ blocked: true, waitlisted: true }), blocked],
  ['blocked, waitlisted, and an admin', signedIn({ admin: true, blocked: true, waitlisted: true }), blocked],
];

const cells = (verdicts: Record<Column, Verdict>) =>
  (Object.keys(columns) as Column[]).flatMap((column) =>
    columns[column].map((route): [RouteName, Verdict] => [route, verdicts[column]]),
  );

function expectVerdict(session: Session, route: RouteName, verdict: Verdict): void {
  const decision = decideAccess(session, route, '/here?a=1', '/dashboard/jobs');
  expect(decision).toEqual(
    verdict === 'allow' || verdict === 'wait'
      ? { kind: verdict }
      : { kind: 'redirect', to: targets[verdict] },
  );
}

describe('decideAccess', () => {
  it('covers every route', () => {
    expect(Object.values(columns).flat().sort()).toEqual(Object.keys(routes).sort());
  });

  describe.each(sessions)('for a user who is %s', (_, session, verdicts) => {
    it.each(cells(verdicts))('with status %s: %s', (route, verdict) =>
      expectVerdict(session, route, verdict),
    );
  });

  it('never redirects to another site', () => {
    expect(decideAccess(signedIn(), 'login', '/auth/login', '//evil.example')).toEqual({
      kind: 'redirect',
      to: '/dashboard',
    });
  });

  it('never redirects in a loop', () => {
    for (const [, session] of sessions) {
      for (const route of Object.keys(routes) as RouteName[]) {
        const first = decideAccess(session, route, '/here');
        if (first.kind !== 'redirect') continue;
        const to = routeOf(new URL(first.to, 'https://plumbline.invalid').pathname);
        expect(to && decideAccess(session, to, first.to)).toEqual({ kind: 'allow' });
      }
    }
  });
});

describe('the state of a new sign-up and what it sees', () => {
  const outcomes: [AccessMode, boolean, Record<Column, Verdict>][] = [
    ['open', false, user],
    ['waitlist', false, waiting],
    ['closed', false, refused],
    ['open', true, user],
    ['waitlist', true, user],
    ['closed', true, user],
  ];

  it.each(outcomes)('with sign-ups “%s”, invited: %p', (mode, invited, verdicts) => {
    const state = admit(mode, invited);
    const session: Session =
      state === 'refused' ? { status: 'refused' } : signedIn(claimsOf({ state, admin: false }));
    for (const [route, verdict] of cells(verdicts)) expectVerdict(session, route, verdict);
  });
});

describe('claims', () => {
  it.each<[UserState, boolean, Claims]>([
    ['active', false, {}],
    ['active', true, { admin: true }],
    ['waitlisted', false, { waitlisted: true }],
    ['waitlisted', true, { admin: true, waitlisted: true }],
    ['blocked', false, { blocked: true }],
    ['blocked', true, { admin: true, blocked: true }],
    ['deleting', false, { blocked: true }],
  ])('of a user that is %s (admin: %p)', (state, isAdmin, claims) => {
    expect(claimsOf({ state, admin: isAdmin })).toEqual(claims);
  });

  it('are equal when absent and when false', () => {
    expect(sameClaims({}, { admin: false, blocked: false, waitlisted: false })).toBe(true);
    expect(sameClaims({ blocked: true }, { waitlisted: true })).toBe(false);
  });
});

test.each<[Claims, Claims, boolean]>([
  [{}, {}, true],
  [{ admin: true }, { admin: true }, true],
  [{ blocked: true }, { blocked: true, admin: true }, false],
  [{ waitlisted: true }, {}, false],
  [{}, { waitlisted: true }, false],
  [{ admin: false }, {}, true],
])('compares claims %j and %j: equal is %s', (one, other, same) => {
  expect(sameClaims(one, other)).toBe(same);
  expect(sameClaims(other, one)).toBe(same);
});

test("recognizes a view's account by its user ID", () => {
  const viewed = viewUidFor('admin', 'ada');
  expect(isViewUid(viewed)).toBe(true);
  expect([viewUidFor('ada', 'admin'), viewUidFor('admin', 'bo')]).not.toContain(viewed);
  expect(['admin', 'ada', 'a-view:b', ''].filter(isViewUid)).toEqual([]);
});

test.each<[AccessMode, boolean, string]>([
  ['open', false, 'active'],
  ['waitlist', false, 'waitlisted'],
  ['closed', false, 'refused'],
  ['open', true, 'active'],
  ['waitlist', true, 'active'],
  ['closed', true, 'active'],
])('with sign-ups “%s” and invited %s, a sign-up is %s', (mode, invited, state) => {
  expect(admit(mode, invited)).toBe(state);
});
