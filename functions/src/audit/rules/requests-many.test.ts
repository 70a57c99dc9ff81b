import { requestsMany } from './requests-many';
import { breaches } from './testPage';

const many = (tag: (n: number) => string, count = 81) =>
  Array.from({ length: count }, (_, n) => tag(n)).join('');

test('more than 80 files', () => {
  expect(
    breaches(
      requestsMany,
      many((n) => `<img src="/${n}.png">`),
    ),
  ).toEqual(['This page loads 81 files at once.']);
});

test('not 80, the same one many times, or links', () => {
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

test('not images that wait, nor the sizes of one image', () => {
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
