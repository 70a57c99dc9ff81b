import { linkRobotsBlocked } from './link-robots-blocked';
import { link } from './testPage';

const forbidden = { end: 'skipped', seen: { status: 0, error: 'ROBOTS' } } as const;

test('a link to a page that robots.txt forbids', () => {
  expect(linkRobotsBlocked.check(link({ fate: forbidden }))?.message).toBe(
    'robots.txt keeps crawlers out of /target.',
  );
});

test('not one that was left out by the limits of the audit', () => {
  expect(linkRobotsBlocked.check(link({ fate: { end: 'skipped', seen: { status: 0 } } }))).toBeNull();
});

test('not another site, whose rules are its own, nor a form', () => {
  expect(linkRobotsBlocked.check(link({ fate: forbidden, toSite: false }))).toBeNull();
  expect(linkRobotsBlocked.check(link({ fate: forbidden, element: 'form' }))).toBeNull();
});
