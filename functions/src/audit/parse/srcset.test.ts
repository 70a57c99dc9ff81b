import { urlsInSrcset } from './srcset';

test.each([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
  ['w,600/a.png 600w', ['w,600/a.png']],
  ['a.png, b.png', ['a.png', 'b.png']],
  ['a.png,b.png', ['a.png,b.png']],
  ['a.png calc(1,5)x 2w,b.png', ['a.png', 'b.png']],
  ['data:image/gif;base64,AA,BB 1x, b.png 2x', ['data:image/gif;base64,AA,BB', 'b.png']],
  [' ,, a.png ,,\n\tb.png 2x ,', ['a.png', 'b.png']],
  [' , ,', []],
  ['', []],
])('reads from %j the URLs %j', (set, addresses) => expect(urlsInSrcset(set, 100)).toEqual(addresses));

test('stops at the limit without reading the rest', () => {
  const began = performance.now();
  for (const hostile of [',', 'a,', 'a (', '(', ' '])
    expect(urlsInSrcset(hostile.repeat(500_000), 10).length).toBeLessThanOrEqual(10);
  expect(performance.now() - began).toBeLessThan(2_000);
});
