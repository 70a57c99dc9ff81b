import { breaches } from '../testPage.fixture';
import { linkNofollow } from './link-nofollow';

test.each([
  '<a rel="nofollow" href="/docs">',
  '<a rel="nofollow" href="/docs#page">',
  '<a rel="noopener NOFOLLOW" href="https://example.com/docs">',
])('reports %s', (html) =>
  expect(breaches(linkNofollow, html)).toEqual(['The link to /docs tells search engines not to follow it.']),
);

test.each([
  '<a href="/docs">',
  '<a rel="nofollow" href="https://other.example/">',
  '<a rel="nofollow" href="/login?next=/">',
  '<a rel="nofollow" href="/cart">',
  // Rails and WordPress write these
  '<a rel="nofollow" data-method="delete" href="/users/sign_out">',
  '<a rel="nofollow" href="/users/password/new">',
  '<a rel="nofollow" id="cancel-comment-reply-link" href="/page#respond">',
  '<a rel="nofollow" href="/list?sort=price">',
  '<a rel="nofollow sponsored" href="mailto:a@example.com">',
])("doesn't report %s", (html) => expect(breaches(linkNofollow, html)).toEqual([]));
