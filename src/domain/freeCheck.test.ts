import * as v from 'valibot';
import type { Finding } from './finding';
import {
  freeCheckFailure,
  freeCheckInput,
  freeCheckLimits,
  hasStopped,
  keepFindings,
  newFreeCheck,
} from './freeCheck';
import { startFreeCheckSchema } from './operations';

const finding = (fields: Partial<Finding>): Finding => ({
  fingerprint: `${fields.rule}-${fields.message}`,
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: 'https://example.com/',
  target: null,
  message: 'x',
  evidence: {},
  ...fields,
});

test('a visitor chooses the URL and nothing else', () => {
  expect(v.parse(startFreeCheckSchema, { url: ' example.com/a#b ' })).toEqual({
    url: 'https://example.com/a',
  });
  for (const field of ['maxPages', 'headers', 'respectRobots', 'requestsPerSecond'])
    expect(v.safeParse(startFreeCheckSchema, { url: 'example.com', [field]: 1 }).success).toBe(false);
  expect(freeCheckInput('https://example.com/')).toMatchObject({
    maxPages: 10,
    requestsPerSecond: 2,
    respectRobots: true,
    checkExternal: false,
    headers: {},
  });
});

test('its requests fit into its time at the rate of an unverified domain', () => {
  const { requestsPerSecond } = freeCheckInput('https://example.com/');
  expect(freeCheckLimits.requests / requestsPerSecond).toBeLessThan(freeCheckLimits.seconds);
});

test('keeps the most severe findings, and only some of each rule', () => {
  const many = Array.from({ length: 50 }, (_, n) => finding({ message: String(n) }));
  const notice = finding({ rule: 'title-long' as Finding['rule'], severity: 'notice', message: 'n' });
  const warning = finding({ rule: 'robots-missing', severity: 'warning', message: 'w' });
  expect(keepFindings([notice, ...many, warning]).map(({ message }) => message)).toEqual([
    '0',
    '1',
    '2',
    'w',
    'n',
  ]);
  const rules = Array.from({ length: 50 }, (_, n) => finding({ rule: `rule-${n}` as Finding['rule'] }));
  expect(keepFindings(rules)).toHaveLength(20);
});

test('leaves out a finding that would fill the document', () => {
  const huge = finding({ message: 'x'.repeat(10_000) });
  expect(keepFindings([huge, finding({ message: 'small' })]).map(({ message }) => message)).toEqual([
    'small',
  ]);
});

test('has stopped after minutes without progress, but not after its end', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const check = newFreeCheck('https://example.com/', now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(hasStopped({ ...check, state: 'running' }, after(4))).toBe(false);
  expect(hasStopped({ ...check, state: 'running' }, after(6))).toBe(true);
  expect(hasStopped(check, after(26))).toBe(false);
  expect(hasStopped(check, after(31))).toBe(true);
  expect(hasStopped({ ...check, state: 'succeeded' }, after(31))).toBe(false);
});

test('explains a failure without mentioning a job', () => {
  const url = 'https://xn--bcher-kva.example/';
  expect(freeCheckFailure('blocked-by-robots', url).message).toMatch(/^The robots\.txt of bücher\.example/);
  for (const code of ['blocked-by-robots', 'internal', 'site-unreachable'] as const)
    expect(freeCheckFailure(code, url, 'it is down').message).not.toMatch(/\bjob\b/);
});
