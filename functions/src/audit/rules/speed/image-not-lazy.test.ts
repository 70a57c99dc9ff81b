import { breaches } from '../testPage';
import { imageNotLazy } from './image-not-lazy';

const image = '<img src="/a.png">';

test('many images that nobody sees at first', () => {
  expect(breaches(imageNotLazy, image.repeat(12))).toEqual([
    '7 images below the fold load without lazy loading.',
  ]);
});

test('not a few, nor when those further down wait', () => {
  expect(breaches(imageNotLazy, image.repeat(10))).toEqual([]);
  expect(breaches(imageNotLazy, image.repeat(5) + '<img src="/a.png" loading="LAZY">'.repeat(20))).toEqual(
    [],
  );
});

test('not small ones in the page itself, nor those that a script fills in', () => {
  expect(breaches(imageNotLazy, '<img src="data:image/gif;base64,AA">'.repeat(20))).toEqual([]);
  expect(breaches(imageNotLazy, '<img data-src="/a.png">'.repeat(20))).toEqual([]);
});
