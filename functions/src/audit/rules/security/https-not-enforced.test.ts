import { surveyed } from '../testSite';
import { httpsNotEnforced } from './https-not-enforced';

const of = (outcome: 'secured' | 'answers' | 'silent') =>
  surveyed(httpsNotEnforced, {
    facts: { insecure: { url: 'http://example.com/', outcome } },
    pages: [{ at: '/' }],
  });

test('a site that answers without encryption too', () => {
  expect(of('answers')).toEqual(['/ http://example.com/ doesn’t redirect to HTTPS.']);
});

test('not one that sends people on, or that doesn’t listen there at all', () => {
  expect(of('secured')).toEqual([]);
  expect(of('silent')).toEqual([]);
});

test('not one of which it is not known', () => {
  expect(surveyed(httpsNotEnforced, { pages: [{ at: '/' }] })).toEqual([]);
});
