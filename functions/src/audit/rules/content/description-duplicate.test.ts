import { pageOf } from '../testPage';
import { descriptionDuplicate } from './description-duplicate';

const note = (html: string) => descriptionDuplicate.note(pageOf(html));
const meta = '<meta name="description" content="All about us.">';

test('pages that share a description say which', () => {
  const others = ['https://example.com/b', 'https://example.com/c'];
  expect(descriptionDuplicate.check('https://example.com/a', others, 2)?.message).toBe(
    'The description is the same as that of /b and 1 other page.',
  );
});

test('descriptions are compared as they are read', () => {
  expect(note('<meta name="description" content=" All  about\nus. ">')).toBe(note(meta));
});

test.each([
  '<p>x',
  '<meta name="description" content=" ">',
  `${meta}<meta name="robots" content="noindex">`,
  `${meta}<link rel="canonical" href="/b">`,
])('a page that search results never show takes no part: %s', (html) => expect(note(html)).toBeNull());
