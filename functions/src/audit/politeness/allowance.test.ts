import * as v from 'valibot';
import { unverifiedLimits } from '#domain/domainVerification';
import { type JobInputDraft, jobInputSchema } from '#domain/jobInput';
import { Allowance } from './allowance';
import { hostPolicyFor } from './hostPolicy';

const own = 'mine.example';
const whole = { maxPages: 5_000, requestsPerSecond: 50, respectRobots: false };

function allowanceOf(draft: Partial<JobInputDraft> = {}): Allowance {
  const input = v.parse(jobInputSchema, { url: `https://${own}/`, ...whole, ...draft });
  return new Allowance(input, (host) => host === own);
}

const limitsOf = ({ maxPages, requestsPerSecond, respectRobots }: Allowance) => ({
  maxPages,
  requestsPerSecond,
  respectRobots,
});

const withUnverifiedLimits = {
  maxPages: unverifiedLimits.pages,
  requestsPerSecond: unverifiedLimits.requestsPerSecond,
  respectRobots: true,
};

test('audits a verified site with the requested options', () => {
  const allowance = allowanceOf();
  allowance.addSite(`https://${own}/home`);
  expect(limitsOf(allowance)).toEqual(whole);
});

test.each<[string, Partial<JobInputDraft>]>([
  ['the start URL', { url: 'https://theirs.example/' }],
  ['a URL of a list', { scope: 'list', urls: [`https://${own}/a`, 'https://theirs.example/b'] }],
])('treats the whole job as unverified if %s is on an unverified host', (_, draft) => {
  expect(limitsOf(allowanceOf(draft))).toEqual(withUnverifiedLimits);
});

test('applies the limits of an unverified host to one that the start redirects to', () => {
  const allowance = allowanceOf();
  const policy = hostPolicyFor(allowance, false, () => true);
  expect(policy(own).gap).toBe(20);
  allowance.addSite('https://theirs.example/');
  expect(limitsOf(allowance)).toEqual(withUnverifiedLimits);
  expect(policy('theirs.example').gap).toBe(1_000 / unverifiedLimits.requestsPerSecond);
});

describe('the unverified host', () => {
  const otherUrl = 'https://www.theirs.example/';
  const asking = (draft: Partial<JobInputDraft>) => allowanceOf({ url: otherUrl, ...draft }).unverifiedHost;
  const modest = { maxPages: unverifiedLimits.pages, requestsPerSecond: 1, respectRobots: true };

  it('is null if the site is verified, or the limits change nothing', () => {
    expect(allowanceOf().unverifiedHost).toBeNull();
    expect(asking(modest)).toBeNull();
  });

  it.each([
    { maxPages: unverifiedLimits.pages + 1 },
    { requestsPerSecond: unverifiedLimits.requestsPerSecond + 1 },
    { respectRobots: false },
  ])('is named if the limits change something: %o', (more) => {
    const { respectRobots: _, ...limits } = { ...modest, ...more };
    expect(asking({ ...modest, ...more })).toEqual({
      host: 'theirs.example',
      maxPages: Math.min(limits.maxPages, unverifiedLimits.pages),
      requestsPerSecond: Math.min(limits.requestsPerSecond, unverifiedLimits.requestsPerSecond),
    });
  });
});

test('counts URLs of a list only for a job with scope `list`', () => {
  expect(limitsOf(allowanceOf({ scope: 'site', urls: ['https://theirs.example/b'] }))).toEqual(whole);
});
