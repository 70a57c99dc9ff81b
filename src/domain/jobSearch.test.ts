import { searchToken, searchTokens } from './jobSearch';

const job = { jobId: 'Ab3_x-9Zk2Lm4Np6Qr8S', host: 'shop.example.com', title: 'Spring sale, checked weekly' };
const tokens = searchTokens(job);

test.each([
  'shop',
  'sh',
  'shop.example.com',
  'https://shop.example.com/',
  'https://shop.example.com/shoes?size=42#red',
  'HTTP://Shop.Example.com',
  'https://sho',
  'shop.example.com/shoes',
  'example.com/',
  'Example',
  'example.c',
  'com',
  'SPRING',
  'sale, ch',
  'weekly',
  job.jobId,
])('a job is found by “%s”', (typed) => {
  expect(tokens).toContain(searchToken(typed));
});

test.each(['hop', 'xample', 'le.com', 'springs'])('but not by “%s”, which begins no word of it', (typed) => {
  expect(tokens).not.toContain(searchToken(typed));
});

test('an address finds the site however it is written', () => {
  const found = searchTokens({ jobId: 'x', host: 'xn--mnchen-3ya.example:8080', title: 'and/or' });
  expect(found).toContain(searchToken('https://münchen.example:8080/stadt'));
  expect(found).toContain(searchToken('and/or'));
});

test('one character finds nothing, so nothing is asked', () => {
  expect(searchToken(' a ')).toBeUndefined();
  expect(searchToken('')).toBeUndefined();
  expect(searchToken('https://')).toBeUndefined();
});

test.each([
  'www',
  'staging',
  'shop',
  'shop.example.co.uk',
  'example',
  'uk',
  'nightly',
  'check of',
  'checkout',
])('long names are found by “%s”, too', (typed) => {
  const found = searchTokens({
    jobId: 'Ab3_x-9Zk2Lm4Np6Qr8S',
    host: 'www.staging.shop.example.co.uk',
    title: 'Nightly check of checkout',
  });
  expect(found).toContain(searchToken(typed));
});

test('of the longest names each word is found', () => {
  const words = Array.from({ length: 21 }, (_, n) => `word${n}`);
  const title = words.join(' ').slice(0, 100);
  const found = searchTokens({ jobId: 'x', host: `${words.join('.')}.example.com`.slice(0, 150), title });
  for (const word of title.split(' ')) expect(found).toContain(searchToken(word));
});

test('however long the names, a job has few tokens', () => {
  const long = 'a-b-c-d-e-f-g-h '.repeat(40);
  expect(searchTokens({ jobId: 'x', host: long, title: long }).length).toBeLessThanOrEqual(400);
});
