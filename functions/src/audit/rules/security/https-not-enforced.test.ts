import { surveyed } from '../testSite.fixture';
import { httpsNotEnforced } from './https-not-enforced';

const of = (outcome: 'secured' | 'answers' | 'silent') =>
  surveyed(httpsNotEnforced, {
    facts: { insecure: { url: 'http://example.com/', outcome } },
    pages: [{ at: '/' }],
  });

test('reports a site that also responds without encryption', () => {
  expect(of('answers')).toEqual(['/ http://example.com/ doesn’t redirect to HTTPS.']);
});

test("doesn't report one that redirects to https, or that doesn't listen there", () => {
  expect(of('secured')).toEqual([]);
  expect(of('silent')).toEqual([]);
});

test("doesn't report one whose response is unknown", () => {
  expect(surveyed(httpsNotEnforced, { pages: [{ at: '/' }] })).toEqual([]);
});
