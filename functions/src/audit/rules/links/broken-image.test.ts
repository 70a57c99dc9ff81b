import { broken, link } from '../testPage';
import { brokenImage } from './broken-image';

test('an image that is gone', () => {
  expect(brokenImage.check(link({ role: 'image', finalOutcome: broken(404) }))?.message).toBe(
    '/target returns 404 (not found).',
  );
});

test('not an image that is there, nor a link to one that is gone', () => {
  expect(brokenImage.check(link({ role: 'image' }))).toBeNull();
  expect(
    brokenImage.check(link({ role: 'link', target: 'https://example.com/a.png', finalOutcome: broken(404) })),
  ).toBeNull();
});
