import * as v from 'valibot';
import {
  crawledHosts,
  crawledSites,
  isOwnMachine,
  isVerifiedDomain,
  unverifiedLimits,
  verificationHostOf,
  verificationRecordsOf,
  withUnverifiedLimits,
} from './domainVerification';
import { jobInputSchema } from './jobInput';

const token = 'abcdefghijklmnopqrstuvwxyz012345';
const { dns, file } = verificationRecordsOf({ host: 'example.com:8080', token });

test('a site is its host, with or without www', () => {
  expect(verificationHostOf('https://WWW.Example.com/a')).toBe('example.com');
  expect(verificationHostOf('http://example.com:8080/')).toBe('example.com:8080');
  expect(verificationHostOf('https://docs.www.example.com/')).toBe('docs.www.example.com');
  expect(verificationHostOf('no URL')).toBe('');
  expect(dns.name).toBe('example.com');
  expect(file.path).toBe('/.well-known/plumbline-verification.txt');
});

test('a verification is valid for a year', () => {
  const verification = {
    host: 'e.com',
    token,
    requestedAt: new Date(0),
    verifiedAt: new Date('2026-01-01'),
    method: 'dns',
  } as const;
  expect(isVerifiedDomain(verification, new Date('2026-12-01'))).toBe(true);
  expect(isVerifiedDomain(verification, new Date('2026-12-31T23:59:59Z'))).toBe(true);
  expect(isVerifiedDomain(verification, new Date('2027-01-01'))).toBe(false);
  expect(isVerifiedDomain({ ...verification, verifiedAt: null }, new Date('2026-01-02'))).toBe(false);
  expect(isVerifiedDomain(undefined, new Date())).toBe(false);
});

test('a job on an unverified site is small, slow, and respects robots.txt', () => {
  const requested = { url: 'https://e.com', maxPages: 5_000, requestsPerSecond: 50, respectRobots: false };
  expect(withUnverifiedLimits(v.parse(jobInputSchema, requested))).toMatchObject({
    maxPages: unverifiedLimits.pages,
    requestsPerSecond: unverifiedLimits.requestsPerSecond,
    respectRobots: true,
  });
  const modest = v.parse(jobInputSchema, { url: 'https://e.com', maxPages: 5, requestsPerSecond: 1 });
  expect(withUnverifiedLimits(modest)).toEqual(modest);
});

test('a list crawls every host in it', () => {
  const list = v.parse(jobInputSchema, {
    url: 'https://a.com',
    scope: 'list',
    urls: ['https://www.a.com/1', 'https://b.com/'],
  });
  expect(crawledHosts(list)).toEqual(['a.com', 'b.com']);
  expect(crawledHosts({ ...list, url: 'https://c.com/' })).toEqual(['c.com', 'a.com', 'b.com']);
  const urls = ['https://www.a.com/1', 'https://a.com/2'];
  expect(crawledSites({ ...list, url: 'https://c.com/', urls }).get('a.com')).toBe('https://www.a.com/1');
});

test('any other job crawls the host of its URL', () => {
  const urls = ['https://b.com/'];
  expect(crawledHosts({ scope: 'site', url: 'https://a.com/', urls })).toEqual(['a.com']);
});

test.each([
  ['localhost', true],
  ['localhost:5000', true],
  ['127.0.0.1:8080', true],
  ['127.0.0.2', false],
  ['localhost.example.com', false],
  ['my-localhost', false],
  ['localhost:port', false],
])('%s is the developer’s own machine: %s', (host, own) => {
  expect(isOwnMachine(host)).toBe(own);
});
