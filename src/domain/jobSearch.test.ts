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
])('finds a job by “%s”', (typed) => {
  expect(tokens).toContain(searchToken(typed));
});

test.each(['hop', 'xample', 'le.com', 'springs'])(
  'does not find it by “%s”, which starts none of its words',
  (typed) => {
    expect(tokens).not.toContain(searchToken(typed));
  },
);

test('distinguishes hosts that differ only at the end', () => {
  const host = 'staging-shop.example.com';
  const found = searchTokens({ ...job, host, title: host });
  for (const typed of [host, `https://${host}/shoes`, 'shop.example.com', 'staging-shop.example.c'])
    expect(found).toContain(searchToken(typed));
  for (const typed of ['staging-shop.example.org', 'staging-shop.example.com.au'])
    expect(found).not.toContain(searchToken(typed));
});

test('searches for the start of text that is longer than any token, and reports that', () => {
  const title = 'The yearly check of everything that we have ever written';
  const found = searchTokens({ ...job, title });
  expect(found).toContain(searchToken(title));
  expect([title, title.slice(0, 48), job.host].map(isCutShort)).toEqual([true, false, false]);
});

test('finds the site by its URL however it is written', () => {
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
  'finds a host with non-ASCII letters by “%s”',
  (typed) => {
    expect(searchTokens(books)).toContain(searchToken(typed));
  },
);

test.each(['bücher', 'büch', 'shop.bü', 'shop.bücher'])(
  'also finds it by “%s” when it is indexed in readable form',
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
])('finds a job by “%s”, whatever punctuation comes first', (typed) => {
  expect(searchTokens(books)).toContain(searchToken(typed));
});

test('finds a title that starts with punctuation by that title', () => {
  for (const title of ['(Beta) shop', '#1 shop', '— shop', '¿Tienda?'])
    expect(searchTokens({ ...job, title })).toContain(searchToken(title));
});

test('finds a name by its letters, however its accents are encoded', () => {
  const found = searchTokens({ jobId: 'x', host: 'xn--mnchen-3ya.example', title: 'münchen.example' });
  expect(found).toContain(searchToken('münch'));
  expect(found).toContain(searchToken('mu\u0308nch'));
});

test('does not search for a single character', () => {
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
])('finds long names by “%s”', (typed) => {
  const found = searchTokens({
    jobId: 'Ab3_x-9Zk2Lm4Np6Qr8S',
    host: 'www.staging.shop.example.co.uk',
    title: 'Nightly check of checkout',
  });
  expect(found).toContain(searchToken(typed));
});

test('finds the longest names by each of their words', () => {
  const words = Array.from({ length: 21 }, (_, n) => `word${n}`);
  const title = words.join(' ').slice(0, 100);
  const found = searchTokens({ jobId: 'x', host: `${words.join('.')}.example.com`.slice(0, 150), title });
  for (const word of title.split(' ')) expect(found).toContain(searchToken(word));
  expect(found).toContain(searchToken(title));
});

test('finds a host by each of its words, even with a long title', () => {
  const host = 'www.staging-shop.example.com';
  const title =
    'Weekly check the spring shop, the blog and the help pages for sales, legal and support in May 2026';
  const found = searchTokens({ ...job, host, title });
  for (const typed of ['staging-shop.example.com', 'example.com', host, 'the help pages', title])
    expect(found).toContain(searchToken(typed));
});

test('limits the tokens of a job, however long its names are', () => {
  const long = 'a-b-c-d-e-f-g-h '.repeat(40);
  expect(searchTokens({ jobId: 'x', host: long, title: long }).length).toBeLessThanOrEqual(400);
});

test('indexes every start of a host from each word on, once, and the ID', () => {
  const host = 'a.shop.com';
  expect(searchTokens({ jobId: 'AB', host, title: host })).toEqual(
    [
      'ab',
      'sh',
      'sho',
      'shop',
      'co',
      'com',
      'a.',
      'a.s',
      'a.sh',
      'a.sho',
      'a.shop',
      'a.shop.',
      'a.shop.c',
    ].concat(['a.shop.co', 'a.shop.com', 'shop.', 'shop.c', 'shop.co', 'shop.com']),
  );
});

test('has no token that no search uses: at most 48 characters', () => {
  const title = 'A title of more than forty-eight characters, which no one searches for in full';
  const lengths = searchTokens({ ...job, title }).map((token) => token.length);
  expect(Math.max(...lengths)).toBe(48);
  expect(Math.min(...lengths)).toBe(2);
});

test('keeps the tokens of a job below the limit, even if each word differs', () => {
  const words = (from: number) => Array.from({ length: 30 }, (_, n) => `${from + n}word`).join(' ');
  expect(searchTokens({ jobId: 'x', host: words(100), title: words(200) })).toHaveLength(400);
});

test.each([
  ['HTTP://shop.example.com/red shoes?size=1', 'shop.example.com'],
  ['Compare a.example/x', 'compare a.example/x'],
  ['check https://shop.example.com/a', 'check https://shop.example.com/a'],
  ['Version 1.5', 'version 1.5'],
  ['spring \t sale', 'spring sale'],
  ['(abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz'],
  ['---------------------- Spring', 'spring'],
])('searches for “%s” as “%s”', (typed, token) => {
  expect(searchToken(typed)).toBe(token);
});

test('finds a host while its second name with non-ASCII letters is incomplete', () => {
  const found = searchTokens({
    jobId: 'x',
    host: 'xn--bcher-kva.xn--bro-hoa.example',
    title: 'Weekly',
    hostAsRead: 'bücher.büro.example',
  });
  expect(found).toContain(searchToken('bücher.bü'));
});
