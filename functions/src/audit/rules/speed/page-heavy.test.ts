import { breaches } from '../testPage';
import { pageHeavy } from './page-heavy';

const of = (size: number) => breaches(pageHeavy, '<p>x', { response: { size, bytes: 100 } });

test('more than 500 KB unpacked, however small it was sent', () => {
  expect(of(600 * 1_024)).toEqual(['The HTML of this page has 600 KB.']);
});

test('not 500 KB', () => expect(of(500 * 1_024)).toEqual([]));
