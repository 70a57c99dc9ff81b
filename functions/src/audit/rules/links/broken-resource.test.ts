import { broken, link } from '../testPage';
import { brokenResource } from './broken-resource';

test('a script that is gone', () => {
  expect(
    brokenResource.check(link({ role: 'resource', element: 'script', finalOutcome: broken(410) }))?.message,
  ).toBe('/target returns 410 (gone).');
});

test('not a style sheet that is there, nor an image that is gone', () => {
  expect(brokenResource.check(link({ role: 'resource' }))).toBeNull();
  expect(brokenResource.check(link({ role: 'image', finalOutcome: broken(404) }))).toBeNull();
});
