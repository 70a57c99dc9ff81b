import { breaches } from '../testPage.fixture';
import { requestsMany } from './requests-many';

const many = (tag: (n: number) => string, count = 81) =>
  Array.from({ length: count }, (_, n) => tag(n)).join('');

test('reports more than 80 files', () => {
  expect(
    breaches(
      requestsMany,
      many((n) => `<img src="/${n}.png">`),
    ),
  ).toEqual(['This page loads 81 files.']);
});

test("doesn't report 80, the same one many times, or links", () => {
  expect(
    breaches(
      requestsMany,
      many((n) => `<script src="/${n}.js"></script>`, 80),
    ),
  ).toEqual([]);
  expect(
    breaches(
      requestsMany,
      many(() => '<img src="/a.png">'),
    ),
  ).toEqual([]);
  expect(
    breaches(
      requestsMany,
      many((n) => `<a href="/${n}">`),
    ),
  ).toEqual([]);
});

test("doesn't count lazy images, or the sizes of one image", () => {
  expect(
    breaches(
      requestsMany,
      many((n) => `<img src="/${n}.png" loading="lazy">`),
    ),
  ).toEqual([]);
  expect(
    breaches(requestsMany, `<img src="/a.png" srcset="${many((n) => `/${n}.png ${n + 1}w, `)}">`),
  ).toEqual([]);
});

test("doesn't count inline files, noscript copies, or home screen icons", () => {
  const ofMany = (tag: (n: number) => string) => breaches(requestsMany, many(tag));
  expect(ofMany((n) => `<img src="data:image/png;base64,${n}">`)).toEqual([]);
  expect(ofMany((n) => `<div style="background: url(data:image/png;base64,${n})"></div>`)).toEqual([]);
  expect(ofMany((n) => `<noscript><img src="/${n}.png"></noscript>`)).toEqual([]);
  expect(ofMany((n) => `<link rel="apple-touch-startup-image" href="/${n}.png">`)).toEqual([]);
});

test('counts an image that is lazy in only one of two positions', () => {
  const both = many((n) => `<img src="/${n}.png"><img src="/${n}.png" loading="lazy">`);
  expect(breaches(requestsMany, both)).toHaveLength(1);
});
