import { link } from '../testPage';
import { imageHeavy } from './image-heavy';

const image = { role: 'image', element: 'img', target: 'https://example.com/a.jpg' } as const;

test('an image of 700 KB', () => {
  expect(imageHeavy.check(link({ ...image, asset: { heavyImage: 700 * 1_024 } }))?.message).toBe(
    '/a.jpg has 700 KB.',
  );
});

test('not one that is light, nor one that other sites show', () => {
  expect(imageHeavy.check(link(image))).toBeNull();
  expect(
    imageHeavy.check(link({ ...image, element: 'meta', asset: { heavyImage: 700 * 1_024 } })),
  ).toBeNull();
});
