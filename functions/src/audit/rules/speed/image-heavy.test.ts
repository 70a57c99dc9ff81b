import { link } from '../testPage.fixture';
import { imageHeavy } from './image-heavy';

const image = { role: 'image', element: 'img', target: 'https://example.com/a.jpg' } as const;

test('reports an image of 700 KB', () => {
  expect(imageHeavy.check(link({ ...image, asset: { heavyImage: 700 * 1_024 } }))?.message).toBe(
    '/a.jpg has 700 KB.',
  );
});

test("doesn't report a light one, or one of another site", () => {
  expect(imageHeavy.check(link(image))).toBeNull();
  expect(
    imageHeavy.check(link({ ...image, element: 'meta', asset: { heavyImage: 700 * 1_024 } })),
  ).toBeNull();
});
