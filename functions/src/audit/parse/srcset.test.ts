import { styleLinks, urlsInSrcset } from './srcset';

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

const written = (style: string) => styleLinks(style, 100).map((link) => link.written);

test.each([
  ['a{background:url(a.png)}', ['a.png']],
  [`a{background:url( "a b.png" )} b{background:URL('c.png')}`, ['a b.png', 'c.png']],
  ['@import "more.css"; @import url(print.css) print;', ['more.css', 'print.css']],
  ['@import url("x.css");@import\n"y.css";', ['x.css', 'y.css']],
  ['a{background:url(one.png),url(two.png)}', ['one.png', 'two.png']],
  ['a{background:url(a\\)b.png)}', ['a)b.png']],
  ['a{background:image-set("one.png" 1x, "two.png" 2x)}', ['one.png', 'two.png']],
  [`a{background:-webkit-image-set(url(a.png) 1x,'b.avif' type("image/avif") 2x)}`, ['a.png', 'b.avif']],
  ['a{background:image-set("a.png" 1x);content:"b.png"}', ['a.png']],
  ['a{background:url(b\\20 c.png)}', ['b c.png']],
  ['a{background:url("\\000062 c\\"d.png")}', ['bc"d.png']],
  ['@import "a\\62.css";', ['ab.css']],
  [`a{background:image-set(url(it's.png) 1x, "b.png" 2x)}`, ['b.png']],
  // No URLs
  ['/* url(commented.png) */', []],
  ['a{background:url(a.png)} /* url(gone.png)', ['a.png']],
  ['/* * / ** url(gone.png) **/a{background:url(a.png)}', ['a.png']],
  // Unterminated strings, URLs and comments
  ['a{content:"url(said.png)\nb{background:url(b.png)}', ['b.png']],
  ['a{content:"one\\\ntwo url(said.png)"}b{background:url(b.png)}', ['b.png']],
  ["a{background:url(it's.png)}b{background:url(b.png)}", ['b.png']],
  ['.a\\"b{background:url(a.png)}.c\\"d{}', ['a.png']],
  ['a::after{content:"url(said.png)"}', []],
  ['a{background:url(data:image/png;base64,AA==)} b{fill:url(#gradient)}', []],
  ['a{background:url()}', []],
  ['a{background:url(unfinished', []],
  ['a{--curl(x)}', []],
  // A namespace is a name and is never loaded
  ['@namespace svg url(http://www.w3.org/2000/svg);a{background:url(a.png)}', ['a.png']],
  ['@NAMESPACE url("http://www.w3.org/1999/xhtml");', []],
])('reads from %s the URLs %j', (style, expected) => expect(written(style)).toEqual(expected));

test('takes linear time for any text', () => {
  const long = `a{background:url(${'\\20'.repeat(50_000)}`;
  const before = performance.now();
  expect(written(long)).toEqual([]);
  expect(written(`a{background:url("${'\\\n'.repeat(50_000)}`)).toEqual([]);
  expect(performance.now() - before).toBeLessThan(1_000);
});

test('distinguishes fonts, images and imported sheets', () => {
  const [sheet, font, picture] = styleLinks('@import "a.css";b{src:url(f.woff2?v=1)}c{src:url(p.png)}', 100);
  expect(sheet).toMatchObject({ role: 'resource', imported: true });
  expect(font).toMatchObject({ role: 'resource', imported: false });
  expect(picture).toMatchObject({ role: 'image' });
});
