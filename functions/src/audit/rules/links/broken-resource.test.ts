import { broken, link } from '../testPage.fixture';
import { brokenResource } from './broken-resource';

test('reports a missing script', () => {
  expect(
    brokenResource.check(link({ role: 'resource', element: 'script', finalOutcome: broken(410) }))?.message,
  ).toBe('/target returns 410 (gone).');
});

test("doesn't report a style sheet that exists, or a missing image", () => {
  expect(brokenResource.check(link({ role: 'resource' }))).toBeNull();
  expect(brokenResource.check(link({ role: 'image', finalOutcome: broken(404) }))).toBeNull();
});
