import * as v from 'valibot';
import { noProgress } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
import { searchToken } from '#domain/jobSearch';
import { plans } from '#domain/plans';
import { jobIdFor, newJob } from './newJob';

const jobOf = (url: string) => {
  const input = v.parse(jobInputSchema, { url });
  const owner = { uid: 'ada', email: 'ada@example.com' };
  return newJob({ jobId: 'job', owner, input, limits: plans.free }, new Date());
};

test.each(['bücher', 'bücher.example', 'shop.bü', 'shop.bücher.example:8080', 'xn--bcher-kva'])(
  'finds a job with an internationalized host by “%s”',
  (typed) => {
    const { host, searchTokens } = jobOf('https://shop.bücher.example:8080/neu');
    expect(host).toBe('shop.xn--bcher-kva.example:8080');
    expect(searchTokens).toContain(searchToken(typed));
  },
);

test.each(['http://[::1]:8080/', 'http://127.0.0.1/'])('finds a job by IP address: %s', (url) => {
  expect(jobOf(url).searchTokens).toContain(searchToken(url));
});

test('the title shows the Unicode host, and the host field the ASCII one', () => {
  const job = jobOf('https://münchen.example:8080/stadt');
  expect(job).toMatchObject({ title: 'münchen.example:8080', host: 'xn--mnchen-3ya.example:8080' });
  expect(job.searchTokens).toEqual(expect.arrayContaining(['münch', 'xn--mn']));
});

test('the title shows the ASCII form of a host that could be mistaken for another', () => {
  expect(jobOf('https://аррӏе.example/').title).toBe('xn--80ak6aa92e.example');
});

const now = new Date('2026-11-24T12:00:00Z');
const input = v.parse(jobInputSchema, { url: 'https://example.com/' });
const request = { jobId: 'job', owner: { uid: 'ada', email: 'ada@example.com' }, input, limits: plans.free };

test('a new job is queued, has no progress, and expires by the plan’s retention', () => {
  expect(newJob(request, now)).toMatchObject({
    ownerUid: 'ada',
    ownerEmail: 'ada@example.com',
    kind: 'site-audit',
    title: 'example.com',
    state: 'queued',
    progress: noProgress,
    attempt: 1,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date('2026-12-24T12:00:00Z'),
    scheduleId: null,
    previousJobId: null,
    retryOf: null,
    label: null,
    share: null,
  });
});

test('a retry counts its attempts and keeps the title and the label', () => {
  const retryOf = { jobId: 'first', attempt: 2, label: 'Spring', title: 'Shop' };
  const scheduled = { scheduleId: 's', title: 'Nightly', previousJobId: null };
  expect(newJob({ ...request, retryOf, scheduled }, now)).toMatchObject({
    retryOf: 'first',
    attempt: 3,
    label: 'Spring',
    title: 'Shop',
  });
});

test('a scheduled job has the title and the ID of its schedule', () => {
  const scheduled = { scheduleId: 's', title: 'Nightly', previousJobId: 'before' };
  expect(newJob({ ...request, scheduled, previousJobId: 'before' }, now)).toMatchObject({
    scheduleId: 's',
    title: 'Nightly',
    previousJobId: 'before',
  });
});

test('derives the same job ID from the same user and idempotency key', () => {
  const id = jobIdFor('ada', 'key-1234');
  expect(jobIdFor('ada', 'key-1234')).toBe(id);
  expect([jobIdFor('bo', 'key-1234'), jobIdFor('ada', 'key-1235')]).not.toContain(id);
  expect(id).toMatch(/^[A-Za-z0-9_-]{20}$/);
});
