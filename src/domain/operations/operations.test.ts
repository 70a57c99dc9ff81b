import * as v from 'valibot';
import {
  cancelJobSchema,
  cancelJobsSchema,
  checkAgainSchema,
  createScheduleSchema,
  decideIssuesSchema,
  decideWaitlistSchema,
  deleteJobsSchema,
  deleteMyAccountSchema,
  deleteScheduleSchema,
  deleteUserSchema,
  endSessionSchema,
  endViewSchema,
  exampleErrorSchema,
  inspectSiteSchema,
  joinWaitlistSchema,
  labelJobsSchema,
  readAccountSchema,
  requestSiteVerificationSchema,
  retryJobSchema,
  retryJobsSchema,
  setAccessModeSchema,
  setAdminSchema,
  setPausedSchema,
  setPlanSchema,
  setSecondFactorRequiredSchema,
  setSignUpDefaultsSchema,
  setUserStateSchema,
  shareReportSchema,
  signOutEverywhereSchema,
  signOutUserSchema,
  startSessionSchema,
  submitJobSchema,
  updateProfileSchema,
  updateScheduleSchema,
  verifySiteSchema,
  viewAsUserSchema,
  waitlistPlaceSchema,
} from '.';

type Schema = v.GenericSchema;
type Input = Readonly<Record<string, unknown>>;

const long = (length: number) => 'x'.repeat(length);
const control = String.fromCharCode(7);
const reasonOf = (text: string) => ({ uid: 'u', state: 'blocked', reason: text });
const submit = { input: { url: 'example.com' }, idempotencyKey: 'key-1234' };
const schedule = {
  title: 'Nightly',
  input: { url: 'example.com' },
  repeat: 'daily',
  timeZone: 'Europe/London',
  requestKey: 'key-1234',
};
const decision = {
  state: 'ignored',
  reason: 'It is meant so.',
  rule: 'broken-link',
  page: 'https://a.example/',
};
const issue = { fingerprint: 'abcDEF0123_-abcD', decision };
const decideOn = (...issues: readonly Input[]) => ({ jobId: 'job', issues });
const decideWith = (change: Input) => decideOn({ ...issue, decision: { ...decision, ...change } });
const plan = { uid: 'u', plan: 'free', limits: {} };
const planWith = (limits: Input) => ({ ...plan, limits });
const batch = { batchId: 'batch-12', decision: 'approve', who: { by: 'first', count: 1 } };
const batchOf = (who: Input) => ({ ...batch, who });
const again = { jobId: 'job', position: 0, fingerprint: 'f' };
const profile = { displayName: null, photoURL: null };
const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`);

const accepted: readonly [string, Schema, Input][] = [
  ['a job ID of 64 characters', cancelJobSchema, { jobId: `${long(62)}_-` }],
  ['an idempotency key of 8 characters', submitJobSchema, submit],
  ['an idempotency key of 64 characters', submitJobSchema, { ...submit, idempotencyKey: long(64) }],
  ['a retry', retryJobSchema, { jobId: 'job', idempotencyKey: 'key-1234' }],
  ['one job', cancelJobsSchema, { jobIds: ['job'] }],
  ['fifty jobs', cancelJobsSchema, { jobIds: ids(50) }],
  ['a label of 40 characters', labelJobsSchema, { jobIds: ['job'], label: long(40) }],
  ['no label', labelJobsSchema, { jobIds: ['job'], label: null }],
  ['a user ID of 128 characters', setAdminSchema, { uid: long(128), admin: true }],
  ['a user ID with underscores at one end', setAdminSchema, { uid: '__u', admin: false }],
  ['a reason of 500 characters', setUserStateSchema, reasonOf(long(500))],
  ['a state without a reason', setUserStateSchema, { uid: 'u', state: 'active' }],
  ['a waitlisted user', setUserStateSchema, { uid: 'u', state: 'waitlisted' }],
  ['a plan without overrides', setPlanSchema, plan],
  [
    'the highest limits',
    setPlanSchema,
    planWith({
      pagesPerJob: 100_000,
      jobsPerMonth: 1_000_000,
      jobsAtOnce: 1_000,
      schedules: 10_000,
      shortestPeriod: 'hourly',
      reportsKeptDays: 3_650,
    }),
  ],
  [
    'limits of zero',
    setPlanSchema,
    planWith({ pagesPerJob: 0, jobsPerMonth: 0, jobsAtOnce: 0, schedules: 0 }),
  ],
  ['a schedule', createScheduleSchema, schedule],
  [
    'the latest time of a schedule',
    createScheduleSchema,
    { ...schedule, minute: 59, hour: 23, weekday: 7, monthDay: 31, title: long(100) },
  ],
  [
    'the earliest time of a schedule',
    createScheduleSchema,
    { ...schedule, minute: 0, hour: 0, weekday: 1, monthDay: 1 },
  ],
  ['a paused schedule', updateScheduleSchema, { scheduleId: 's', paused: true }],
  ['a decision', decideIssuesSchema, decideOn(issue)],
  ['a deleted decision', decideIssuesSchema, decideOn({ ...issue, decision: null })],
  ['500 decisions', decideIssuesSchema, decideOn(...Array.from({ length: 500 }, () => issue))],
  ['an ignored finding without a reason', decideIssuesSchema, decideWith({ reason: '' })],
  [
    'the longest decision',
    decideIssuesSchema,
    decideWith({ reason: long(500), rule: long(64), page: long(2_048) }),
  ],
  ['the first finding', checkAgainSchema, again],
  ['a long fingerprint', checkAgainSchema, { ...again, fingerprint: long(64) }],
  ['a thousand users', decideWaitlistSchema, batchOf({ by: 'first', count: 1_000 })],
  ['a thousand IDs', decideWaitlistSchema, batchOf({ by: 'ids', ids: ids(1_000) })],
  [
    'a name of 80 characters and a photo',
    updateProfileSchema,
    { displayName: long(80), photoURL: ` https://a.example/${long(2_000)} ` },
  ],
  ['a session without a ticket', startSessionSchema, {}],
  ['a session with a ticket', startSessionSchema, { ticket: `${long(25)}_-` }],
  ['an email address', joinWaitlistSchema, { email: ' Ada@Example.com ' }],
  ['jobs to retry', retryJobsSchema, { jobIds: ['job'], batchKey: 'key-1234' }],
  ['jobs to delete', deleteJobsSchema, { jobIds: ['job'] }],
  ['a label of two words', labelJobsSchema, { jobIds: ['job'], label: 'Spring sale' }],
  ['a user ID that starts with a dot', setAdminSchema, { uid: '.u', admin: true }],
  ['a user ID that ends with dots', setAdminSchema, { uid: 'u..', admin: true }],
  ['a user ID with underscores at the other end', setAdminSchema, { uid: 'u__', admin: true }],
  ['an access mode', setAccessModeSchema, { mode: 'open' }],
  ['a pause of all jobs', setPausedSchema, { feature: 'jobs', paused: true }],
  ['a second factor', setSecondFactorRequiredSchema, { required: true }],
  ['a plan for new accounts', setSignUpDefaultsSchema, { plan: 'free', limits: { schedules: 2 } }],
  ['a logout of a user', signOutUserSchema, { uid: 'u' }],
  ['a view with a reason', viewAsUserSchema, { uid: 'u', reason: 'A question' }],
  ['the account of a user', readAccountSchema, { uid: 'u' }],
  ['an account to delete', deleteMyAccountSchema, { confirm: 'ada@example.com' }],
  ['a removed photo', updateProfileSchema, { ...profile, uploadedPhoto: null }],
  ['an example of an internal error', exampleErrorSchema, { kind: 'internal-error' }],
  ['an example of a refusal', exampleErrorSchema, { kind: 'refusal' }],
  ['the end of a session', endSessionSchema, { session: '1795255205' }],
  ['a login that replaces a session', startSessionSchema, { replaces: '1795255205' }],
  ['the end of a view', endViewSchema, {}],
  ['a logout everywhere', signOutEverywhereSchema, {}],
  ['a logout everywhere else', signOutEverywhereSchema, { keepThis: true }],
  ['a shared report', shareReportSchema, { jobId: 'job', shared: true }],
  ['a schedule to delete', deleteScheduleSchema, { scheduleId: 'schedule' }],
  ['changed headers of a schedule', updateScheduleSchema, { scheduleId: 's', headers: { 'X-Key': null } }],
  ['a site to verify', requestSiteVerificationSchema, { url: 'example.com' }],
  ['a place on the waitlist', waitlistPlaceSchema, { ticket: long(27) }],
  ['a place on the waitlist of a user', waitlistPlaceSchema, {}],
  ['a verification by file', verifySiteSchema, { url: 'example.com', method: 'file' }],
];

const rejected: readonly [string, Schema, Input, RegExp?][] = [
  ['a job ID of 65 characters', cancelJobSchema, { jobId: long(65) }, /letters, digits/],
  ['an empty job ID', cancelJobSchema, { jobId: '' }],
  ['a job ID with a slash', cancelJobSchema, { jobId: 'a/b' }],
  ['a reserved ID of the database', cancelJobSchema, { jobId: '__job__' }],
  ['an unknown field', cancelJobSchema, { jobId: 'job', force: true }],
  ['a short idempotency key', submitJobSchema, { ...submit, idempotencyKey: long(7) }, /8 to 64/],
  ['a long idempotency key', submitJobSchema, { ...submit, idempotencyKey: long(65) }],
  ['a retry without a key', retryJobSchema, { jobId: 'job' }],
  ['no jobs', cancelJobsSchema, { jobIds: [] }, /at least one job/],
  ['fifty-one jobs', cancelJobsSchema, { jobIds: ids(51) }, /at most 50 jobs/],
  ['a label of 41 characters', labelJobsSchema, { jobIds: ['job'], label: long(41) }, /at most 40/],
  ['an empty label', labelJobsSchema, { jobIds: ['job'], label: '  ' }, /can’t be empty/],
  ['a label with a line break', labelJobsSchema, { jobIds: ['job'], label: 'a\nb' }, /one line/],
  ['a label with DEL', labelJobsSchema, { jobIds: ['job'], label: 'a\u007fb' }, /one line/],
  ['a user ID of 129 characters', setAdminSchema, { uid: long(129), admin: true }, /1 to 128/],
  ['a user ID with a space', setAdminSchema, { uid: 'a b', admin: true }],
  ['a user ID with a slash', setAdminSchema, { uid: 'a/b', admin: true }],
  ['a user ID with a control character', setAdminSchema, { uid: `a${control}`, admin: true }],
  ['the user ID “.”', setAdminSchema, { uid: '.', admin: true }],
  ['the user ID “..”', setAdminSchema, { uid: '..', admin: true }],
  ['the user ID “__u__”', setAdminSchema, { uid: '__u__', admin: true }],
  ['a block without a reason', setUserStateSchema, reasonOf(' '), /can’t be empty/],
  ['a reason of 501 characters', setUserStateSchema, reasonOf(long(501)), /at most 500/],
  ['an unknown state', setUserStateSchema, { uid: 'u', state: 'deleting' }],
  ['more pages than any plan has', setPlanSchema, planWith({ pagesPerJob: 100_001 })],
  ['more than the maximum of jobs per month', setPlanSchema, planWith({ jobsPerMonth: 1_000_001 })],
  ['more than the maximum of concurrent jobs', setPlanSchema, planWith({ jobsAtOnce: 1_001 })],
  ['more than the maximum of schedules', setPlanSchema, planWith({ schedules: 10_001 })],
  ['reports kept for longer than ten years', setPlanSchema, planWith({ reportsKeptDays: 3_651 })],
  ['a negative limit', setPlanSchema, planWith({ schedules: -1 })],
  ['a fraction of a job', setPlanSchema, planWith({ jobsAtOnce: 0.5 })],
  ['a period that no plan has', setPlanSchema, planWith({ shortestPeriod: 'monthly' })],
  ['an unknown limit', setPlanSchema, planWith({ seats: 1 })],
  ['an unknown plan', setPlanSchema, { ...plan, plan: 'gold' }],
  ['a schedule without a title', createScheduleSchema, { ...schedule, title: ' ' }],
  ['a title of 101 characters', createScheduleSchema, { ...schedule, title: long(101) }],
  ['the minute 60', createScheduleSchema, { ...schedule, minute: 60 }, /The minute must be from 0 to 59/],
  ['the minute -1', createScheduleSchema, { ...schedule, minute: -1 }, /The minute must be from 0 to 59/],
  ['a fraction of a minute', createScheduleSchema, { ...schedule, minute: 0.5 }],
  ['the hour 24', createScheduleSchema, { ...schedule, hour: 24 }, /The hour must be from 0 to 23/],
  ['the weekday 0', createScheduleSchema, { ...schedule, weekday: 0 }, /The weekday must be from 1 to 7/],
  ['the weekday 8', createScheduleSchema, { ...schedule, weekday: 8 }],
  [
    'the day 0 of a month',
    createScheduleSchema,
    { ...schedule, monthDay: 0 },
    /day of the month must be from 1 to 31/,
  ],
  ['the day 32 of a month', createScheduleSchema, { ...schedule, monthDay: 32 }],
  ['an unknown time zone', createScheduleSchema, { ...schedule, timeZone: 'Mars/Olympus' }, /Europe\/London/],
  ['an extremely long time zone', createScheduleSchema, { ...schedule, timeZone: long(65) }],
  ['an unknown period', createScheduleSchema, { ...schedule, repeat: 'yearly' }],
  ['a schedule without a request key', createScheduleSchema, { ...schedule, requestKey: 'short' }, /8 to 64/],
  ['a change of the schedule “a/b”', updateScheduleSchema, { scheduleId: 'a/b' }, /ID of a schedule/],
  ['a change to another owner', updateScheduleSchema, { scheduleId: 's', ownerUid: 'u' }],
  ['a short fingerprint', decideIssuesSchema, decideOn({ ...issue, fingerprint: 'abc' }), /16 letters/],
  ['a long fingerprint', decideIssuesSchema, decideOn({ ...issue, fingerprint: long(17) })],
  ['no decision', decideIssuesSchema, decideOn()],
  ['501 decisions', decideIssuesSchema, decideOn(...Array.from({ length: 501 }, () => issue))],
  ['a reason of 501 characters for a decision', decideIssuesSchema, decideWith({ reason: long(501) })],
  ['a decision about a page of 2,049 characters', decideIssuesSchema, decideWith({ page: long(2_049) })],
  ['a decision about an invalid rule', decideIssuesSchema, decideWith({ rule: 'Broken Link' })],
  ['a rule of 65 characters', decideIssuesSchema, decideWith({ rule: long(65) })],
  ['a decision without a rule', decideIssuesSchema, decideWith({ rule: '' })],
  ['an unknown decision', decideIssuesSchema, decideWith({ state: 'fixed' })],
  ['a negative position', checkAgainSchema, { ...again, position: -1 }],
  ['a fraction of a position', checkAgainSchema, { ...again, position: 0.5 }],
  ['a fingerprint of 65 characters', checkAgainSchema, { ...again, fingerprint: long(65) }],
  ['no users of the waitlist', decideWaitlistSchema, batchOf({ by: 'first', count: 0 })],
  ['1,001 users', decideWaitlistSchema, batchOf({ by: 'first', count: 1_001 })],
  ['a fraction of a user', decideWaitlistSchema, batchOf({ by: 'first', count: 1.5 })],
  ['no IDs', decideWaitlistSchema, batchOf({ by: 'ids', ids: [] })],
  ['1,001 IDs', decideWaitlistSchema, batchOf({ by: 'ids', ids: ids(1_001) })],
  ['an ID of 65 characters', decideWaitlistSchema, batchOf({ by: 'ids', ids: [long(65)] })],
  ['a short batch ID', decideWaitlistSchema, { ...batch, batchId: 'b' }, /8 to 64/],
  ['a long batch ID', decideWaitlistSchema, { ...batch, batchId: long(65) }],
  ['an unknown decision about the waitlist', decideWaitlistSchema, { ...batch, decision: 'maybe' }],
  ['a name of 81 characters', updateProfileSchema, { ...profile, displayName: long(81) }, /at most 80/],
  ['a photo over http', updateProfileSchema, { ...profile, photoURL: 'http://a.example/' }, /https/],
  ['a photo that is not a URL', updateProfileSchema, { ...profile, photoURL: 'photo' }, /https/],
  [
    'a photo of 2,049 characters',
    updateProfileSchema,
    { ...profile, photoURL: `https://a.example/${long(2_049 - 'https://a.example/'.length)}` },
    /2,048/,
  ],
  ['a session that is not a time', endSessionSchema, { session: 'session-1' }, /time in seconds/],
  ['a session with 8 digits', endSessionSchema, { session: '12345678' }],
  ['a session with more than digits', endSessionSchema, { session: '1795255205 ' }],
  ['a session after other text', endSessionSchema, { session: 'x1795255205' }],
  ['a session with 12 digits', endSessionSchema, { session: '123456789012' }],
  ['a key with other characters', createScheduleSchema, { ...schedule, requestKey: 'key_1234' }, /8 to 64/],
  ['a key after a space', createScheduleSchema, { ...schedule, requestKey: ' key-1234' }],
  ['a key before a space', createScheduleSchema, { ...schedule, requestKey: 'key-1234 ' }],
  [
    'headers in a changed schedule’s input',
    updateScheduleSchema,
    { scheduleId: 's', input: { url: 'e.com', headers: {} } },
  ],
  ['an unknown example', exampleErrorSchema, { kind: 'other' }],
  ['an empty name', updateProfileSchema, { ...profile, displayName: ' ' }, /The name can’t be empty/],
  [
    'a photo without a scheme',
    updateProfileSchema,
    { ...profile, photoURL: 'a.example' },
    /The photo URL must/,
  ],
  ['a user ID that is not Unicode', setAdminSchema, { uid: '\ud800', admin: true }, /1 to 128/],
  ['an empty reason', viewAsUserSchema, { uid: 'u', reason: '' }, /The reason can’t be empty/],
  ['a ticket of 26 characters', startSessionSchema, { ticket: long(26) }, /incomplete/],
  ['a ticket of 28 characters', startSessionSchema, { ticket: long(28) }, /incomplete/],
  ['an invalid email address', joinWaitlistSchema, { email: 'ada' }, /“@”/],
  [
    'an email address of 255 characters',
    joinWaitlistSchema,
    { email: `${long(243)}@example.com` },
    /too long/,
  ],
  ['an unknown verification method', verifySiteSchema, { url: 'example.com', method: 'word' }],
  ['a deletion without a reason', deleteUserSchema, { uid: 'u', confirm: 'ada@example.com', reason: '' }],
  ['an invalid site', inspectSiteSchema, { url: 'not a site' }, /isn’t a URL we can check/],
  ['a site of 2,049 characters', inspectSiteSchema, { url: `example.com/${long(2_037)}` }],
];

test.each(accepted)('accepts %s', (_, schema, input) => {
  expect(v.safeParse(schema, input).issues).toBeUndefined();
});

test.each(rejected)('rejects %s', (_, schema, input, words = /./) => {
  const { issues = [] } = v.safeParse(schema, input);
  expect(issues.map(({ message }) => message).join('\n')).toMatch(words);
});

test('trims surrounding spaces', () => {
  expect(v.parse(labelJobsSchema, { jobIds: ['job'], label: ' Spring ' }).label).toBe('Spring');
  expect(v.parse(joinWaitlistSchema, { email: ' Ada@Example.com ' })).toEqual({
    email: 'ada@example.com',
    website: '',
  });
  expect(v.parse(deleteMyAccountSchema, { confirm: ' ada ' }).confirm).toBe('ada');
  expect(v.parse(deleteUserSchema, { uid: 'u', confirm: ' DELETE ', reason: 'Spam' }).confirm).toBe('DELETE');
  expect(v.parse(updateProfileSchema, { ...profile, photoURL: ' https://a.example/ ' }).photoURL).toBe(
    'https://a.example/',
  );
});

test("accepts a site's URL as its name", () => {
  expect(v.parse(inspectSiteSchema, { url: 'Example.com' })).toEqual({ url: 'https://example.com/' });
});

test('a schedule defaults to 6:00, Mondays, and the first of the month', () => {
  expect(v.parse(createScheduleSchema, schedule)).toMatchObject({
    minute: 0,
    hour: 6,
    weekday: 1,
    monthDay: 1,
  });
});
