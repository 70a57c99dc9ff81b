import { privateReport, scrub, scrubText } from './scrub';

test.each([
  ['mail to ada@example.com failed', 'mail to [email] failed'],
  ['<ada.b+tag@mail.example.co.uk>', '<[email]>'],
  ['GET https://shop.example/cart?user=7&key=abc#top', 'GET https://shop.example/cart?[query]#[hash]'],
  ['https://ada:secret@shop.example/', 'https://shop.example/'],
  ['wss://shop.example/live?id=1', 'wss://shop.example/live?[query]'],
  ['went to /auth/action?mode=x&oobCode=abc', 'went to /auth/action?[query]'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: [secret] [token]'],
  ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0. ends', 'token [token] ends'],
  ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0 ends', 'token [token] ends'],
  ['Basic  YWRhOnNlY3JldA==', 'Basic [token]'],
  ['passwd=hunter2', 'passwd=[secret]'],
  ['apikey=hunter2 api_key=hunter2 api-key: hunter2', 'apikey=[secret] api_key=[secret] api-key: [secret]'],
  ['{"secret" : "hunter2"}', '{"secret" : "[secret]"}'],
  [
    'http://shop.example/?q=1 ws://shop.example/?q=1',
    'http://shop.example/?[query] ws://shop.example/?[query]',
  ],
  ['(/search?q=ada)', '(/search?[query]'],
  ['is 1/2?yes', 'is 1/2?yes'],
  ['password=hunter2&next=1', 'password=[secret]&next=1'],
  ['{"password":"hunter2","url":"x"}', '{"password":"[secret]","url":"x"}'],
  ['ticket: QmFzZTY0VGlja2V0', 'ticket: [secret]'],
  [
    'Cannot read properties of undefined (reading \u2018map\u2019)',
    'Cannot read properties of undefined (reading \u2018map\u2019)',
  ],
  ['https://plumbline.example/app-1234.js:1:200', 'https://plumbline.example/app-1234.js:1:200'],
  ['/report/kqz8Wm2LQ', '/report/:token'],
  ['/check/kqz8Wm2LQ', '/check/:checkId'],
  ['plumbline.example/check/kqz8Wm2LQkqz8Wm2LQkqz8Wm2LQ', 'plumbline.example/check/:checkId'],
  ['freeChecks/kqz8Wm2LQkqz8Wm2LQkqz8Wm2LQ', 'freeChecks/[id]'],
  ['“/report/kqz8Wm2LQ” broke', '“/report/:token” broke'],
  ['[/dashboard/jobs/kqz8Wm2LQ]', '[/dashboard/jobs/:jobId]'],
  ['GET:/report/kqz8Wm2LQ', 'GET:/report/:token'],
  ['//plumbline.example/report/kqz8Wm2LQ', '//plumbline.example/report/:token'],
  ['https://plumbline.example//report/kqz8Wm2LQ', 'https://plumbline.example//report/:token'],
  ['plumbline.example/report/kqz8Wm2LQkqz8Wm2LQkqz8Wm2LQ', 'plumbline.example/report/:token'],
  ['/page-data/report/kqz8Wm2LQkqz8Wm2LQkqz8Wm2LQ/page.json', '/page-data/report/:token/page.json'],
  ['next=%2Freport%2Fkqz8Wm2LQkqz8Wm2LQkqz8Wm2LQ', 'next=%2Freport/:token'],
  ['at ./src/app/report/views/findings.tsx', 'at ./src/app/report/views/findings.tsx'],
  [
    'GET https://plumbline.example/report/kqz8Wm2LQ?tab=pages',
    'GET https://plumbline.example/report/:token?[query]',
  ],
  ['from /dashboard/jobs/abc_1-2 to /admin/users/uid1', 'from /dashboard/jobs/:jobId to /admin/users/:uid'],
  ['http://localhost:5000/dashboard/jobs/abc', 'http://localhost:5000/dashboard/jobs/:jobId'],
  ['/dashboard/jobs', '/dashboard/jobs'],
  ['/docs/rules/broken-link', '/docs/rules/broken-link'],
  [
    'webpack://app/src/app/jobs/report/PartialReport.tsx',
    'webpack://app/src/app/jobs/report/PartialReport.tsx',
  ],
  ['no document jobs/Zk3v0pQ2mN8xYw1aBcDeFg/parts/000001', 'no document jobs/[id]/parts/000001'],
  ['users/Zk3v0pQ2mN8xYw1aBcDeFgHiJk12', 'users/[id]'],
  ['at functions/src/jobs/keepWhatIsStillAwaited.ts', 'at functions/src/jobs/keepWhatIsStillAwaited.ts'],
  ['is 5 > 4 ? yes : no', 'is 5 > 4 ? yes : no'],
  ['', ''],
])('scrubs %j to %j', (text, expected) => expect(scrubText(text)).toBe(expected));

test('scrubs hostile text quickly', () => {
  const started = performance.now();
  for (const text of [
    'a'.repeat(100_000),
    'a@'.repeat(50_000),
    'http://'.repeat(20_000),
    '/?'.repeat(50_000),
    'token='.repeat(20_000),
  ])
    scrubText(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('scrubs all text in a structure and leaves internal objects alone', () => {
  class Machine {
    readonly owner = 'ada@example.com';
  }
  const machine = new Machine();
  expect(
    scrub({ a: ['x ada@example.com'], b: { c: 'https://a.example/?q=1' }, n: 1, none: null, machine }),
  ).toEqual({
    a: ['x [email]'],
    b: { c: 'https://a.example/?[query]' },
    n: 1,
    none: null,
    machine,
  });
  expect(scrub({ missing: undefined })).toEqual({ missing: undefined });
  const ring: unknown[] = [];
  ring.push(ring);
  expect(() => scrub(ring)).not.toThrow();
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => scrub(circle)).not.toThrow();
});

test('a report identifies no user', () => {
  const report = privateReport({
    message: 'no job for ada@example.com',
    user: { id: 'uid', ip_address: '203.0.113.7' },
    server_name: 'ada-laptop',
    request: {
      url: 'https://plumbline.example/auth/action?oobCode=abc',
      method: 'GET',
      headers: { Referer: 'https://mail.example/?q=ada', 'User-Agent': 'x' },
      cookies: { __session: 'secret' },
      query_string: 'oobCode=abc',
      data: 'password=hunter2',
    },
    breadcrumbs: [{ data: { url: '/api/waitlist?email=ada@example.com' } }],
    transaction: '/report/kqz8Wm2LQ',
    spans: [
      {
        description: 'GET https://plumbline.example/report/kqz8Wm2LQ',
        data: { 'url.path': '/report/kqz8Wm2LQ', 'user_agent.original': 'Mozilla/5.0 (X11)' },
      },
    ],
  });
  expect(report).toEqual({
    message: 'no job for [email]',
    request: { url: 'https://plumbline.example/auth/action?[query]', method: 'GET' },
    breadcrumbs: [{ data: { url: '/api/waitlist?[query]' } }],
    transaction: '/report/:token',
    spans: [
      {
        description: 'GET https://plumbline.example/report/:token',
        data: { 'url.path': '/report/:token' },
      },
    ],
    sdkProcessingMetadata: undefined,
  });
});

test('scrubs up to 16 levels, and keeps nothing of what is deeper', () => {
  const nested = (levels: number): object =>
    levels === 0 ? { text: 'ada@example.com' } : { inner: nested(levels - 1) };
  expect(JSON.stringify(scrub(nested(15)))).toContain('{"text":"[email]"}');
  expect(JSON.stringify(scrub(nested(16)))).toContain('{"inner":"[deep]"}');
});

test('removes user agents under any usual name, and no other keys', () => {
  const kept = { user_agent_family: 'a', browser_user_agent_shown: 'b' };
  const removed = {
    'User-Agent': 'x',
    userAgent: 'x',
    'user.agent': 'x',
    'http.user_agent': 'x',
    'user_agent.original': 'x',
  };
  expect(scrub({ ...removed, ...kept })).toEqual(kept);
});

test('truncates very long text', () => {
  expect(scrubText('a '.repeat(10_000))).toHaveLength(16_384);
});
