import { paramsOf } from './params';

test.each([
  ['Ab3_x-9Zk2Lm4Np6Qr8S', 'Ab3_x-9Zk2Lm4Np6Qr8S'],
  ['b%C3%BCcher', 'bücher'],
  ['100%', '100%'],
  ['a%2Fb', 'a%2Fb'],
  ['', ''],
])('reads the segment “%s” as “%s”, which names one document at most', (typed, read) => {
  expect(paramsOf('job', `/dashboard/jobs/${typed}`)).toEqual({ jobId: read });
});
