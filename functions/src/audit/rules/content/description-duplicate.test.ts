import { pageOf } from '../testPage.fixture';
import { descriptionDuplicate } from './description-duplicate';

const note = (html: string) => descriptionDuplicate.note(pageOf(html));
const meta = '<meta name="description" content="All about us.">';

test('reports pages with the same description, and lists the others', () => {
  const others = ['https://example.com/b', 'https://example.com/c'];
  expect(descriptionDuplicate.check('https://example.com/a', others, 2)?.message).toBe(
    'The description is the same as that of /b and 1 other page.',
  );
});

test('compares descriptions as displayed', () => {
  expect(note('<meta name="description" content=" All  about\nus. ">')).toBe(note(meta));
});

test.each([
  '<p>x',
  '<meta name="description" content=" ">',
  `${meta}<meta name="robots" content="noindex">`,
  `${meta}<link rel="canonical" href="/b">`,
])('ignores a page that search results never show: %s', (html) => expect(note(html)).toBeNull());
