import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { internalPaths, paths } from '#domain/collections';
import type { Comparison } from '#domain/comparison';
import { jobFailure } from '#domain/failures';
import { noCounts } from '#domain/finding';
import type { MailMessage } from '#domain/mail';
import { defaultPreferences, type Preferences } from '#domain/preferences';
import { endEmail } from '#functions/jobs/endEmail';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { page } from '../support/sitePages';
import { startSite } from '../support/siteServer';
import { auth, closeAdmin, confirmEmail, db, type SignedIn, signUp } from '../support/stack';
import { storedJob } from '../support/storedJobs';

afterAll(closeAdmin);

type Wishes = Preferences['notifications'];
const none: Wishes = { gotWorse: false, jobFailed: false, jobSucceeded: false };
const all: Wishes = { gotWorse: true, jobFailed: true, jobSucceeded: true };
const owner = { uid: 'somebody', email: 'somebody@example.test' };
const compared = (errors: number): Comparison => ({
  kind: 'compared',
  previousJobId: 'before',
  new: { ...noCounts(), error: errors },
  worse: { ...noCounts(), error: errors },
  fixed: noCounts(),
  persisting: noCounts(),
  notSeen: noCounts(),
  notVerified: noCounts(),
  newFindings: [],
  fixedFindings: [],
});

describe('choosing the email for the end of a job', () => {
  const succeeded = storedJob(1, owner, { state: 'succeeded', title: 'My site' });
  const scheduled = { ...succeeded, scheduleId: 'weekly' };
  const unread = {
    ...scheduled,
    previousJobId: 'before',
    result: scheduled.result && { ...scheduled.result, pages: 0 },
  };
  const scripted = {
    ...unread,
    result: succeeded.result && { ...succeeded.result, scriptedPages: 1, unscored: 'scripted' as const },
  };
  const failed = exampleJob({
    state: 'failed',
    title: 'My site',
    failure: jobFailure('internal', 'example.com'),
  });

  it.each([
    ['a success', succeeded, null, { ...none, jobSucceeded: true }, /Report for My site/],
    ['a success, with that notification off', succeeded, null, { ...all, jobSucceeded: false }, null],
    ['a failure', failed, null, { ...none, jobFailed: true }, /The job for My site failed/],
    ['a failure, with that notification off', failed, null, { ...all, jobFailed: false }, null],
    [
      'a scheduled failure',
      { ...failed, scheduleId: 'weekly' },
      null,
      defaultPreferences.notifications,
      /The job for My site failed/,
    ],
    [
      'a scheduled run that got worse',
      scheduled,
      compared(2),
      defaultPreferences.notifications,
      /^2 new errors on/,
    ],
    ['one that got worse, with both wanted', scheduled, compared(2), all, /^2 new errors on/],
    ['one that got no worse', scheduled, compared(0), defaultPreferences.notifications, null],
    [
      'a scheduled run that the whole site refused',
      unread,
      compared(0),
      defaultPreferences.notifications,
      /^We couldn’t read any page of My site$/,
    ],
    [
      'a scheduled run of a site that scripts build now',
      scripted,
      compared(0),
      defaultPreferences.notifications,
      /^We couldn’t grade My site$/,
    ],
    ['one by hand', { ...unread, scheduleId: null }, null, defaultPreferences.notifications, null],
    [
      'one of a site that was never read',
      { ...unread, previousJobId: null },
      null,
      defaultPreferences.notifications,
      null,
    ],
    ['a run by hand that is worse', succeeded, compared(2), defaultPreferences.notifications, null],
    ['a job that was cancelled', exampleJob({ state: 'canceled' }), null, all, null],
  ] as const)('%s', (_, job, comparison, wishes, subject) => {
    const letter = endEmail(job, comparison, wishes);
    if (subject === null) expect(letter).toBeNull();
    else expect(letter?.subject).toMatch(subject);
  });

  it('says what was found, or why the job failed and what to do, and links to the job', () => {
    expect(endEmail(succeeded, null, all)?.paragraphs[0]).toMatch(/^We checked \d+ pages and found /);
    const built = endEmail({ ...scripted, scheduleId: null }, null, all);
    expect(built?.subject).toBe('Report for My site is ready');
    expect(built?.paragraphs[1]).toContain('renders its content with scripts');
    expect(endEmail(failed, null, all)?.paragraphs[0]).toBe(failed.failure?.message);
    const uncounted = endEmail({ ...failed, isUncounted: true }, null, all);
    expect(uncounted?.paragraphs[1]).toBe('This job doesn’t count toward your monthly limit.');
    expect(endEmail(failed, null, all)?.link).toMatchObject({
      words: 'Open the job to retry it',
      url: expect.stringContaining(`/dashboard/jobs/${failed.jobId}`),
    });
  });
});

describe('emails about jobs', () => {
  async function setNotifications(person: SignedIn, notifications: Wishes): Promise<void> {
    await db.doc(paths.preferences(person.uid)).set({ ...defaultPreferences, notifications });
  }

  async function subjectsFor(person: SignedIn): Promise<readonly string[]> {
    const mails = await db.collection(paths.mails).where('to', 'array-contains', person.email).get();
    return mails.docs.map((mail) => (mail.data().message as MailMessage).subject);
  }

  it('are sent once for a finished and for a failed job, to users who want them', async () => {
    const site = await startSite(() => ({ '/': () => page('Home', { nav: false }) }), { delayMs: 1_000 });
    const person = await signUp();
    await setNotifications(person, all);
    const unread = await submit(person, { url: site.url });
    // Changed at Firebase Authentication, for example to someone else’s.
    await auth.updateUser(person.uid, { emailVerified: false });
    await jobWhen(unread, hasEnded);
    expect(await subjectsFor(person)).toEqual([]);
    await confirmEmail(person);
    await jobWhen(await submit(person, { url: site.url }), hasEnded);
    expect(await subjectsFor(person)).toEqual([expect.stringContaining('Report for ')]);
    await site.close();
    await jobWhen(await submit(person, { url: site.url }), hasEnded);
    expect(
      (await subjectsFor(person)).filter((subject) => /^The job for .* failed$/.test(subject)),
    ).toHaveLength(1);

    const calm = await signUp();
    await jobWhen(await submit(calm, { url: site.url }), hasEnded);
    expect(await subjectsFor(calm)).toEqual([]);
  });

  it('are skipped beyond the hourly limit of all accounts', async () => {
    const site = await startSite(() => ({ '/': () => page('Home', { nav: false }) }));
    const person = await signUp();
    await setNotifications(person, all);
    const hour = Math.floor(Date.now() / 3_600_000);
    // Includes the next hour, which may start while the job runs.
    const counters = [hour, hour + 1].map((at) =>
      db.collection(internalPaths.rateLimits).doc(`jobMail everyone ${at}`),
    );
    const expiresAt = new Date((hour + 2) * 3_600_000);
    try {
      for (const counter of counters) await counter.set({ subject: 'everyone', count: 5_000, expiresAt });
      const job = await submit(person, { url: site.url });
      await jobWhen(job, hasEnded);
      expect(await subjectsFor(person)).toEqual([]);
    } finally {
      for (const counter of counters) await counter.delete();
      await site.close();
    }
  });
});
