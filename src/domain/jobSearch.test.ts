import { isCutShort, searchToken, searchTokens } from './jobSearch';

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

test('a host is told from another that differs in its end', () => {
  const host = 'staging-shop.example.com';
  const found = searchTokens({ ...job, host, title: host });
  for (const typed of [host, `https://${host}/shoes`, 'shop.example.com', 'staging-shop.example.c'])
    expect(found).toContain(searchToken(typed));
  for (const typed of ['staging-shop.example.org', 'staging-shop.example.com.au'])
    expect(found).not.toContain(searchToken(typed));
});

test('of what is longer than any token, the beginning is looked for, and that can be told', () => {
  const title = 'The yearly check of everything that we have ever written';
  const found = searchTokens({ ...job, title });
  expect(found).toContain(searchToken(title));
  expect([title, title.slice(0, 48), job.host].map(isCutShort)).toEqual([true, false, false]);
});

test('an address finds the site however it is written', () => {
  const found = searchTokens({ jobId: 'x', host: 'xn--mnchen-3ya.example:8080', title: 'and/or' });
  expect(found).toContain(searchToken('https://münchen.example:8080/stadt'));
  expect(found).toContain(searchToken('and/or'));
});

const books = {
  jobId: '_b3_x-9Zk2Lm4Np6Qr8S',
  host: 'shop.xn--bcher-kva.example',
  title: '(Beta) größe.test: “neu”',
};

test.each(['bücher.example', 'Bücher.ex', 'BÜCHER.', 'shop.bücher.example', 'https://shop.bücher.example/'])(
  'a host with letters beyond ASCII is found by “%s”',
  (typed) => {
    expect(searchTokens(books)).toContain(searchToken(typed));
  },
);

test.each(['bücher', 'büch', 'shop.bü', 'shop.bücher'])(
  'by “%s”, too, where it is filed as it is read',
  (typed) => {
    expect(searchTokens({ ...books, hostAsRead: 'shop.bücher.example' })).toContain(searchToken(typed));
  },
);

test.each([
  '(Beta) größe.test',
  '(beta',
  'Beta) gr',
  'größe.test: “',
  'größe.te',
  'größ',
  '“neu”',
  books.jobId,
])('whatever signs it begins with, a job is found by “%s”', (typed) => {
  expect(searchTokens(books)).toContain(searchToken(typed));
});

test('a title that begins with a sign is found by itself', () => {
  for (const title of ['(Beta) shop', '#1 shop', '— shop', '¿Tienda?'])
    expect(searchTokens({ ...job, title })).toContain(searchToken(title));
});

test('a name is found by its letters, and however its accents are written', () => {
  const found = searchTokens({ jobId: 'x', host: 'xn--mnchen-3ya.example', title: 'münchen.example' });
  expect(found).toContain(searchToken('münch'));
  expect(found).toContain(searchToken('mu\u0308nch'));
});

test('one character finds nothing, so nothing is asked', () => {
  expect(searchToken(' a ')).toBeUndefined();
  expect(searchToken('')).toBeUndefined();
  expect(searchToken('https://')).toBeUndefined();
  expect(searchToken('((a')).toBeUndefined();
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
  expect(found).toContain(searchToken(title));
});

test('a host is found from each of its words on, however much its title says', () => {
  const host = 'www.staging-shop.example.com';
  const title =
    'Weekly check the spring shop, the blog and the help pages for sales, legal and support in May 2026';
  const found = searchTokens({ ...job, host, title });
  for (const typed of ['staging-shop.example.com', 'example.com', host, 'the help pages', title])
    expect(found).toContain(searchToken(typed));
});

test('however long the names, a job has few tokens', () => {
  const long = 'a-b-c-d-e-f-g-h '.repeat(40);
  expect(searchTokens({ jobId: 'x', host: long, title: long }).length).toBeLessThanOrEqual(400);
});
