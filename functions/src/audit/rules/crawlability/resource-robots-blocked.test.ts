import { link } from '../testPage.fixture';
import { resourceRobotsBlocked } from './resource-robots-blocked';

const forbidden = { end: 'skipped', seen: { status: 0, error: 'ROBOTS' }, closed: true } as const;
const script = { role: 'resource', element: 'script', target: 'https://example.com/a.js' } as const;

test('reports a script that robots.txt disallows', () => {
  expect(resourceRobotsBlocked.check(link({ ...script, finalOutcome: forbidden }))?.message).toBe(
    'robots.txt blocks search engines from loading /a.js, which the page needs.',
  );
});

test('reports one that only search engines must not load', () => {
  expect(resourceRobotsBlocked.check(link({ ...script, finalOutcome: { closed: true } }))).not.toBeNull();
});

test("doesn't report one that only our crawler must not load", () => {
  const finalOutcome = { end: 'skipped', seen: { status: 0, error: 'ROBOTS' } } as const;
  expect(resourceRobotsBlocked.check(link({ ...script, finalOutcome }))).toBeNull();
});

test("doesn't report one that is allowed, a video, or a file of another site", () => {
  expect(resourceRobotsBlocked.check(link(script))).toBeNull();
  expect(
    resourceRobotsBlocked.check(link({ ...script, element: 'video', finalOutcome: forbidden })),
  ).toBeNull();
  expect(resourceRobotsBlocked.check(link({ ...script, toSite: false, finalOutcome: forbidden }))).toBeNull();
});
