import { breaches } from '../testPage.fixture';
import { urlDoubleSlash } from './url-double-slash';

const at = (path: string) => breaches(urlDoubleSlash, '<p>x', { url: `https://example.com${path}` });

test('reports two slashes in a row', () => {
  expect(at('/docs//setup')).toEqual(['The URL path contains a double slash.']);
  expect(at('//docs')).toHaveLength(1);
});

test.each(['/docs/setup/', '/go?to=https://other.example//x', '/web/2030/https://other.example/'])(
  "doesn't report %s",
  (path) => expect(at(path)).toEqual([]),
);
