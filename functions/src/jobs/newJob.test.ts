import * as v from 'valibot';
import { jobInputSchema } from '../../../src/domain/jobInput';
import { searchToken } from '../../../src/domain/jobSearch';
import { plans } from '../../../src/domain/plans';
import { newJob } from './newJob';

const jobOf = (url: string) => {
  const input = v.parse(jobInputSchema, { url });
  const owner = { uid: 'ada', email: 'ada@example.com' };
  return newJob({ jobId: 'job', owner, input, limits: plans.free }, new Date());
};

test.each(['bücher', 'bücher.example', 'shop.bü', 'shop.bücher.example:8080', 'xn--bcher-kva'])(
  'a job of a site whose name has letters beyond ASCII is found by “%s”',
  (typed) => {
    const { host, searchTokens } = jobOf('https://shop.bücher.example:8080/neu');
    expect(host).toBe('shop.xn--bcher-kva.example:8080');
    expect(searchTokens).toContain(searchToken(typed));
  },
);

test.each(['http://[::1]:8080/', 'http://127.0.0.1/'])('a site without a name is found, too: %s', (url) => {
  expect(jobOf(url).searchTokens).toContain(searchToken(url));
});

test('a job is called by its host as people write it, and filed under the host as it is asked', () => {
  const job = jobOf('https://münchen.example:8080/stadt');
  expect(job).toMatchObject({ title: 'münchen.example:8080', host: 'xn--mnchen-3ya.example:8080' });
  expect(job.searchTokens).toEqual(expect.arrayContaining(['münch', 'xn--mn']));
});

test('a host that might pass for another one is called as it is asked', () => {
  expect(jobOf('https://аррӏе.example/').title).toBe('xn--80ak6aa92e.example');
});
