import { breaches } from '../testPage.fixture';
import { imageNoSize } from './image-no-size';

test('reports one finding for all images of a page', () => {
  expect(breaches(imageNoSize, '<img src="/a.png">')).toEqual(['An image has no width and height.']);
  expect(breaches(imageNoSize, '<img src="/a.png"><img src="/b.png" width="10">')).toEqual([
    '2 images have no width and height.',
  ]);
});

test.each([
  '<img src="/a.png" width="10" height="10">',
  '<img src="/a.png" style="aspect-ratio: 1">',
  '<img src="/a.png" style="width:10px;height:10px">',
  '<img src="data:image/gif;base64,AA">',
  '<img data-src="/a.png">',
  '<noscript><img src="/a.png"></noscript>',
  '<svg><image href="/a.png"/></svg>',
])("doesn't report %s", (html) => expect(breaches(imageNoSize, html)).toEqual([]));

test.each(['hidden', 'style="display: none"', 'style="position:absolute"', 'style="top:0; position: fixed"'])(
  "doesn't report one that takes no space: %s",
  (attribute) => expect(breaches(imageNoSize, `<img src="/a.png" ${attribute}>`)).toEqual([]),
);
