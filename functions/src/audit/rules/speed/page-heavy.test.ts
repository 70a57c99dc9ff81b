import { breaches } from '../testPage.fixture';
import { pageHeavy } from './page-heavy';

const of = (size: number) => breaches(pageHeavy, '<p>x', { response: { size, bytes: 100 } });

test('reports more than 500 KB unpacked, however small the transfer', () => {
  expect(of(600 * 1_024)).toEqual(['The HTML of this page has 600 KB.']);
});

test("doesn't report 500 KB", () => expect(of(500 * 1_024)).toEqual([]));
