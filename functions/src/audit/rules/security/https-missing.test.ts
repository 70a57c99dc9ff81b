import { settings } from '../testPage.fixture';
import { httpsMissing } from './https-missing';

const at = (url: string) => settings(httpsMissing, {}, { url });

test('reports a page without encryption', () => {
  expect(at('http://example.com/')).toEqual(['The site doesn’t use HTTPS']);
});

test("doesn't report an encrypted one", () => expect(at('https://example.com/')).toEqual([]));

test.each(['http://localhost:8000/', 'http://127.0.0.1/', 'http://[::1]:5000/', 'http://shop.localhost/'])(
  "doesn't report %s, which stays on the machine",
  (url) => expect(at(url)).toEqual([]),
);

test('reports a host that only begins like one', () => {
  expect(at('http://localhost.example.com/')).toHaveLength(1);
});
