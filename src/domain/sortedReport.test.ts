import { folderOf, locate, pageTypeOf } from './sortedReport';

test.each([
  [0, { n: 0, at: 0 }],
  [9, { n: 0, at: 9 }],
  [10, { n: 1, at: 0 }],
  [24, { n: 2, at: 4 }],
])('locates position %i', (position, place) => {
  expect(locate([0, 10, 20], position)).toEqual(place);
});

test.each([
  ['https://a.example/', '/'],
  ['https://a.example', '/'],
  ['https://a.example/about', '/'],
  ['https://a.example/blog/one?x=/y/', '/blog/'],
  ['https://a.example?x=/y/z', '/'],
  ['https://a.example/about?x=/y/', '/'],
  ['https://a.example/about#x/', '/'],
  ['https://a.example//x/y', '/'],
])('%s is in folder %s', (url, folder) => {
  expect(folderOf(url)).toBe(folder);
});

test.each([
  ['text/html; charset=utf-8', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/html ; charset=utf-8', 'html'],
  ['APPLICATION/PDF', 'document'],
  ['application/msword', 'document'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
  ['application/rss+xml', 'data'],
  ['text/csv', 'data'],
  ['text/plain', 'data'],
  ['', 'none'],
  ['image/svg+xml', 'image'],
  ['application/ld+json', 'data'],
  ['video/mp4', 'other'],
  [null, 'none'],
] as const)('%s is of type %s', (contentType, type) => {
  expect(pageTypeOf(contentType)).toBe(type);
});
