import { link } from '../testPage.fixture';
import { insecureLink } from './insecure-link';

test('reports a secure page that links to its own host without encryption', () => {
  expect(insecureLink.check(link({ target: 'http://example.com/a' }))?.message).toBe(
    'http://example.com/a is an HTTP link on an HTTPS page.',
  );
});

test("doesn't report a secure link, or one from an insecure page", () => {
  expect(insecureLink.check(link())).toBeNull();
  expect(
    insecureLink.check(link({ page: 'http://example.com/', target: 'http://example.com/a' })),
  ).toBeNull();
});

test("doesn't report a link to another host, which may not support encryption", () => {
  expect(insecureLink.check(link({ target: 'http://other.example/a', toSite: false }))).toBeNull();
});
