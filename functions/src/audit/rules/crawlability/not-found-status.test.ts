import type { NotFoundFacts } from '#functions/audit/facts/siteFacts';
import { surveyed } from '../testSite.fixture';
import { notFoundStatus } from './not-found-status';

const of = (parts: Partial<NotFoundFacts>) => {
  const url = 'https://example.com/0123456789abcdef';
  const notFound = { url, status: 200, redirectedTo: null, saying: 0, text: 0, sketch: null, ...parts };
  return surveyed(notFoundStatus, { facts: { notFound }, pages: [{ at: '/' }] });
};

test("reports a page at a URL that doesn't exist", () => {
  expect(of({})).toEqual(['/ A URL that doesn’t exist returns 200 (ok) instead of 404 (not found).']);
});

test('reports a redirect to the start page', () => {
  expect(of({ redirectedTo: 'https://example.com/' })).toEqual([
    '/ A URL that doesn’t exist redirects to https://example.com/ instead of 404 (not found).',
  ]);
});

test.each([404, 410, 403, 500, 0])("doesn't report a response of %s", (status) =>
  expect(of({ status })).toEqual([]),
);
