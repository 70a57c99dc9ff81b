import { broken, link } from '../testPage.fixture';
import { brokenImage } from './broken-image';

test('reports a missing image', () => {
  expect(brokenImage.check(link({ role: 'image', finalOutcome: broken(404) }))?.message).toBe(
    '/target returns 404 (not found).',
  );
});

test("doesn't report an image that exists, or a link to a missing one", () => {
  expect(brokenImage.check(link({ role: 'image' }))).toBeNull();
  expect(
    brokenImage.check(link({ role: 'link', target: 'https://example.com/a.png', finalOutcome: broken(404) })),
  ).toBeNull();
});
