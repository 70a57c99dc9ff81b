import { defaultAccessSettings } from './access';
import { goneJob, hasExpired } from './job';
import { limitsFor, planIds, plans, schedulePeriods } from './plans';
import { cleanName, cleanPhotoUrl, nameKeyOf, newUser, usageDay, usageMonth } from './user';

describe('accounts', () => {
  const now = new Date('2026-11-24T23:59:59Z');

  test('by default, a new user waits, is not an admin, and has the free plan', () => {
    expect(newUser({ uid: 'ada', email: 'ada@example.com' }, now)).toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: null,
      nameKey: '',
      photoURL: null,
      state: 'waitlisted',
      admin: false,
      plan: 'free',
      limits: {},
      blockedReason: null,
      signedOutAt: null,
      createdAt: now,
      updatedAt: now,
    });
    const given = {
      uid: 'bo',
      email: 'bo@example.com',
      displayName: 'Bo Ek',
      state: 'active',
      admin: true,
    } as const;
    expect(newUser(given, now)).toMatchObject({ ...given, nameKey: 'bo ek' });
  });

  test('finds names in any case', () => {
    expect([nameKeyOf('Ada LOVELACE'), nameKeyOf(null)]).toEqual(['ada lovelace', '']);
  });

  test('counts usage by UTC month', () => {
    expect(usageMonth(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
    expect(usageMonth(new Date('2026-12-01T00:00:00Z'))).toBe('2026-12');
    expect(usageDay(now)).toBe('2026-11-24');
  });

  test("an admin's limit overrides that of the plan and no other", () => {
    expect(limitsFor('free')).toEqual(plans.free);
    expect(limitsFor('pro', { jobsAtOnce: 0 })).toEqual({ ...plans.pro, jobsAtOnce: 0 });
  });

  test('a report expires exactly at its expiry time', () => {
    expect(hasExpired({ expiresAt: now }, now)).toBe(true);
    expect(hasExpired({ expiresAt: new Date(now.getTime() + 1) }, now)).toBe(false);
  });

  test('remembers what happened to a job for a year', () => {
    const input = { url: 'https://example.com/' } as Parameters<typeof goneJob>[0]['input'];
    expect(goneJob({ title: 'example.com', input }, 'deleted', now)).toEqual({
      title: 'example.com',
      url: 'https://example.com/',
      why: 'deleted',
      at: now,
      forgetAt: new Date('2027-11-24T23:59:59Z'),
    });
  });

  test('each plan allows at least as much as the one before it', () => {
    const order = planIds.map((id) => plans[id]);
    for (const [index, plan] of order.entries()) {
      const {
        pagesPerJob,
        jobsPerMonth,
        jobsAtOnce,
        queuedJobs,
        schedules,
        shortestPeriod,
        reportsKeptDays,
      } = plan;
      expect(plan.id).toBe(planIds[index]);
      expect(plan.name.toLowerCase()).toBe(plan.id);
      const before = order[index - 1];
      if (!before) continue;
      expect(pagesPerJob).toBeGreaterThan(before.pagesPerJob);
      expect(jobsPerMonth).toBeGreaterThan(before.jobsPerMonth);
      expect(jobsAtOnce).toBeGreaterThan(before.jobsAtOnce);
      expect(queuedJobs).toBeGreaterThan(before.queuedJobs);
      expect(schedules).toBeGreaterThan(before.schedules);
      expect(reportsKeptDays).toBeGreaterThan(before.reportsKeptDays);
      expect(schedulePeriods.indexOf(shortestPeriod)).toBeGreaterThan(
        schedulePeriods.indexOf(before.shortestPeriod),
      );
    }
  });

  test('by default, sign-ups wait, get the free plan and its limits, and jobs and free checks run', () => {
    expect(defaultAccessSettings).toEqual({
      mode: 'waitlist',
      plan: 'free',
      limits: {},
      jobsPaused: false,
      signUpsPaused: false,
      schedulesPaused: false,
      mailPaused: false,
      freeChecks: true,
      adminsNeedSecondFactor: false,
    });
  });
});

describe('names and photos from the authentication service', () => {
  test.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Ada\n\tLovelace ', 'Ada Lovelace'],
    ['\u202eecalevoL adA', 'ecalevoL adA'],
    ['Ada\u0000\u200bLovelace', 'Ada Lovelace'],
    ['\u2066\u2069', null],
    ['', null],
    [undefined, null],
    ['x'.repeat(452), 'x'.repeat(80)],
    ['😀'.repeat(100), '😀'.repeat(80)],
    [` ${'x'.repeat(80)}`, 'x'.repeat(80)],
    [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
    // Only the start of a very long name is read.
    [`${' '.repeat(400)}Ada`, null],
    ['Zoë 李 Ñandú', 'Zoë 李 Ñandú'],
  ])('shows the name %j as %j', (name, shown) => expect(cleanName(name)).toBe(shown));

  test.each([
    ['https://example.com/ada.png', 'https://example.com/ada.png'],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['http://example.com/ada.png', null],
    ['nonsense', null],
    [`https://example.com/${'x'.repeat(2_028)}`, `https://example.com/${'x'.repeat(2_028)}`],
    [`https://example.com/${'x'.repeat(2_029)}`, null],
    [undefined, null],
  ])('accepts the photo %s as %s', (url, shown) => expect(cleanPhotoUrl(url)).toBe(shown));
});
