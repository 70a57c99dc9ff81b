import { parseFrontmatter } from './frontmatter';

const post = { title: 'A title', description: 'A sentence.', date: '2026-11-21', author: 'Someone' };
const problemsOf = (frontmatter: unknown) => {
  const result = parseFrontmatter('post', frontmatter);
  return 'problems' in result ? result.problems : [];
};

test('gives a minimal post no tags and no draft flag', () => {
  expect(parseFrontmatter('post', post)).toEqual({
    value: { ...post, keywords: [], redirects: [], tags: [], draft: false },
  });
});

test('accepts a date as text or as YAML parses it', () => {
  const result = parseFrontmatter('post', { ...post, date: new Date('2026-11-21T00:00:00Z') });
  expect(result).toMatchObject({ value: { date: '2026-11-21' } });
});

test.each([
  [{ ...post, date: 'tomorow' }, '"date" must be a date, got "tomorow": write it as 2026-11-21'],
  [{ ...post, date: 20 }, '"date" must be a date, got 20: write it as 2026-11-21'],
  [{ ...post, date: new Date(Number.NaN) }, '"date" must be a date, got null: write it as 2026-11-21'],
  [{ ...post, date: 'x2026-11-21' }, '"date" must be a date, got "x2026-11-21": write it as 2026-11-21'],
  [{ ...post, tags: ['two words'] }, '"tags.0" must be lowercase letters, digits and “-”, got "two words"'],
  [{ ...post, title: ' ' }, '"title" must not be empty'],
  [{ ...post, title: 7 }, '"title" must be text, got 7: put it in quotes'],
  [{ ...post, tags: ['Two words'] }, '"tags.0" must be lowercase letters, digits and “-”, got "Two words"'],
  [{ ...post, tags: 'links' }, '"tags" must be a list, got "links"'],
  [{ ...post, keywords: [404] }, '"keywords.0" must be text, got 404: put it in quotes'],
  [{ ...post, tags: ['links', 'links'] }, '"tags.1" is listed twice: remove one "links"'],
  [{ ...post, draft: 'yes' }, '"draft" must be true or false, got "yes"'],
  [{ ...post, date: '2026-02-31x' }, '"date" must be a date, got "2026-02-31x": write it as 2026-11-21'],
  [{ ...post, date: '2026-02-30' }, '"date" must be a date, got "2026-02-30": write it as 2026-11-21'],
  [{ ...post, updated: '2026-11-20' }, '"updated" must not be before "date", 2026-11-21, got "2026-11-20"'],
  [{ ...post, updated: 'soon' }, '"updated" must be a date, got "soon": write it as 2026-11-21'],
  [{ ...post, cover: './a.png' }, '"coverAlt" is missing: describe what the cover shows'],
  [
    { ...post, cover: '/a.png', coverAlt: 'A' },
    '"cover" must be a file next to the text, such as ./images/x.png, got "/a.png"',
  ],
  [
    { ...post, cover: 'images./a.png', coverAlt: 'A' },
    '"cover" must be a file next to the text, such as ./images/x.png, got "images./a.png"',
  ],
  [
    { ...post, autor: 'Someone' },
    '"autor" is not a known field; the known fields are title, description, keywords, redirects, date, updated, author, tags, cover, coverAlt, draft',
  ],
])('%j: %s', (frontmatter, words) => {
  expect(problemsOf(frontmatter)).toEqual([words]);
});

test.each([
  { updated: '2026-11-21' },
  { updated: '2026-11-22' },
  { cover: './a.png', coverAlt: 'A' },
  { cover: '../images/a.png', coverAlt: 'A' },
  { coverAlt: 'A' },
])('accepts %j in a post', (more) => {
  expect(parseFrontmatter('post', { ...post, ...more })).toMatchObject({ value: more });
});

test('adds the line of the field to each problem', () => {
  const lines = new Map([
    ['title', 1],
    ['date', 4],
    ['tags', 6],
  ]);
  const faulty = { ...post, title: 7, date: 'tomorow', tags: ['links', 'links'] };
  const result = parseFrontmatter('post', faulty, (key) => lines.get(key) ?? 0);
  expect(result).toEqual({
    problems: [
      expect.stringMatching(/^"title" .* \(line 1\)$/),
      expect.stringMatching(/^"date" .* \(line 4\)$/),
      expect.stringMatching(/^"tags\.1" .* \(line 6\)$/),
    ],
  });
});

test('ends a problem with the line of the field', () => {
  const result = parseFrontmatter('post', { ...post, date: 'tomorow' }, () => 4);
  expect(result).toEqual({
    problems: ['"date" must be a date, got "tomorow": write it as 2026-11-21 (line 4)'],
  });
});

test('reports all problems together', () => {
  expect(problemsOf({ title: 'A title', description: 'A sentence.' })).toEqual([
    '"date" is missing: add “date: …” between the --- lines at the start of the file',
    '"author" is missing: add “author: …” between the --- lines at the start of the file',
  ]);
});

const rule = { title: 'Soft 404: a missing page that responds with 200', description: 'd'.repeat(50) };

test('accepts a title and description for search results on a rule page', () => {
  expect(parseFrontmatter('rule', rule)).toEqual({ value: { ...rule, keywords: [], redirects: [] } });
  expect(parseFrontmatter('rule', { title: 't'.repeat(60), description: 'd'.repeat(160) })).toHaveProperty(
    'value',
  );
});

test.each([
  [{ ...rule, title: 't'.repeat(61) }, '"title" must have at most 60 characters, has 61'],
  [{ ...rule, description: 'd'.repeat(49) }, '"description" must have at least 50 characters, has 49'],
  [{ ...rule, description: 'd'.repeat(161) }, '"description" must have at most 160 characters, has 161'],
  [
    { ...rule, section: 'Rules' },
    '"section" is not a known field; the known fields are title, description, keywords, redirects',
  ],
])('rejects %j in a rule page', (frontmatter, words) => {
  expect(parseFrontmatter('rule', frontmatter)).toEqual({ problems: [words] });
});
