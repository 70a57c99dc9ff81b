import { settings } from '../testPage.fixture';
import { hstsMissing } from './hsts-missing';

test('reports an encrypted page without it', () => {
  expect(settings(hstsMissing, {})).toEqual(['The Strict-Transport-Security header is missing']);
});

test("doesn't report one with it", () => {
  expect(settings(hstsMissing, { 'strict-transport-security': 'max-age=31536000' })).toEqual([]);
});

test("doesn't report a page without encryption, where browsers ignore it", () => {
  expect(settings(hstsMissing, {}, { url: 'http://example.com/' })).toEqual([]);
  expect(settings(hstsMissing, {}, { url: 'https://localhost:8443/' })).toEqual([]);
});
