import { breaches } from '../testPage.fixture';
import { imageNotLazy } from './image-not-lazy';

const image = '<img src="/a.png">';

test("reports many images that aren't visible at first", () => {
  expect(breaches(imageNotLazy, image.repeat(12))).toEqual([
    '7 images below the fold load without lazy loading.',
  ]);
});

test("doesn't report a few, or those further down that load lazily", () => {
  expect(breaches(imageNotLazy, image.repeat(10))).toEqual([]);
  expect(breaches(imageNotLazy, image.repeat(5) + '<img src="/a.png" loading="LAZY">'.repeat(20))).toEqual(
    [],
  );
});

test("doesn't report small inline ones, or those that a script loads", () => {
  expect(breaches(imageNotLazy, '<img src="data:image/gif;base64,AA">'.repeat(20))).toEqual([]);
  expect(breaches(imageNotLazy, '<img data-src="/a.png">'.repeat(20))).toEqual([]);
});
