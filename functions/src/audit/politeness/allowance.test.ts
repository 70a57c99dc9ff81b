import * as v from 'valibot';
import { type JobInputDraft, jobInputSchema } from '#domain/jobInput';
import { strangerLimits } from '#domain/siteProof';
import { Allowance } from './allowance';
import { hostPolicyFor } from './hostPolicy';

const own = 'mine.example';
const whole = { maxPages: 5_000, requestsPerSecond: 50, respectRobots: false };

function allowanceOf(draft: Partial<JobInputDraft> = {}): Allowance {
  const input = v.parse(jobInputSchema, { url: `https://${own}/`, ...whole, ...draft });
  return new Allowance(input, (host) => host === own);
}

const toldBy = ({ maxPages, requestsPerSecond, respectRobots }: Allowance) => ({
  maxPages,
  requestsPerSecond,
  respectRobots,
});

const asStranger = {
  maxPages: strangerLimits.pages,
  requestsPerSecond: strangerLimits.requestsPerSecond,
  respectRobots: true,
};

test('one’s own site is audited as was asked for', () => {
  const allowance = allowanceOf();
  allowance.becomeSite(`https://${own}/home`);
  expect(toldBy(allowance)).toEqual(whole);
});

test.each<[string, Partial<JobInputDraft>]>([
  ['the start', { url: 'https://theirs.example/' }],
  ['one of a list', { scope: 'list', urls: [`https://${own}/a`, 'https://theirs.example/b'] }],
])('%s on a stranger’s host makes all of it a stranger’s', (_, draft) => {
  expect(toldBy(allowanceOf(draft))).toEqual(asStranger);
});

test('a stranger’s host that the start leads to is asked as slowly as a stranger’s', () => {
  const allowance = allowanceOf();
  const policy = hostPolicyFor(allowance, false, () => true);
  expect(policy(own).gap).toBe(20);
  allowance.becomeSite('https://theirs.example/');
  expect(toldBy(allowance)).toEqual(asStranger);
  expect(policy('theirs.example').gap).toBe(1_000 / strangerLimits.requestsPerSecond);
});

describe('the host for whose sake less is asked', () => {
  const theirs = 'https://www.theirs.example/';
  const asking = (draft: Partial<JobInputDraft>) => allowanceOf({ url: theirs, ...draft }).unverifiedHost;
  const modest = { maxPages: strangerLimits.pages, requestsPerSecond: 1, respectRobots: true };

  it('is none where the site is one’s own, or nothing more was asked for', () => {
    expect(allowanceOf().unverifiedHost).toBeNull();
    expect(asking(modest)).toBeNull();
  });

  it.each([
    { maxPages: strangerLimits.pages + 1 },
    { requestsPerSecond: strangerLimits.requestsPerSecond + 1 },
    { respectRobots: false },
  ])('is named where more was asked for: %o', (more) => {
    const { respectRobots: _, ...limits } = { ...modest, ...more };
    expect(asking({ ...modest, ...more })).toEqual({
      host: 'theirs.example',
      maxPages: Math.min(limits.maxPages, strangerLimits.pages),
      requestsPerSecond: Math.min(limits.requestsPerSecond, strangerLimits.requestsPerSecond),
    });
  });
});

test('addresses of a list count for a job of a list only', () => {
  expect(toldBy(allowanceOf({ scope: 'site', urls: ['https://theirs.example/b'] }))).toEqual(whole);
});
