import { link } from '../testPage';
import { insecureLink } from './insecure-link';

test('a secure page that links to its own host without encryption', () => {
  expect(insecureLink.check(link({ target: 'http://example.com/a' }))?.message).toBe(
    'http://example.com/a is an HTTP link on an HTTPS page.',
  );
});

test('not a secure link, nor one from an insecure page', () => {
  expect(insecureLink.check(link())).toBeNull();
  expect(
    insecureLink.check(link({ page: 'http://example.com/', target: 'http://example.com/a' })),
  ).toBeNull();
});

test('not a link to another host, which may have no encryption to offer', () => {
  expect(insecureLink.check(link({ target: 'http://other.example/a', toSite: false }))).toBeNull();
});
