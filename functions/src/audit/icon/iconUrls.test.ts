import { parsePage } from '../parse/parsePage';
import { iconUrlsOf } from './iconUrls';

const url = 'https://example.com/docs/';
const iconsIn = (head: string) =>
  iconUrlsOf(parsePage(url, `<!doctype html><head>${head}</head><body>Docs`, {})).map((icon) =>
    icon.replace('https://example.com', ''),
  );

it('tries the icon of the browser’s default location if a page declares none', () => {
  expect(iconsIn('<link rel="stylesheet" href="a.css">')).toEqual(['/favicon.ico']);
});

it('prefers icons of 32 to 64 px, then those without a size, then smaller and larger ones', () => {
  const head = `
    <link rel="icon" href="512.png" sizes="512x512"><link rel="icon" href="16.png" sizes="16x16">
    <link rel="shortcut icon" href="some.ico"><link rel="icon" href="48.png" sizes="48x48">`;
  expect(iconsIn(head)).toEqual(['/docs/48.png', '/docs/some.ico', '/favicon.ico']);
  expect(
    iconsIn('<link rel="icon" href="512.png" sizes="512x512"><link rel="icon" href="16.png" sizes="16X16">'),
  ).toEqual(['/docs/16.png', '/docs/512.png', '/favicon.ico']);
});

it('tries each URL once, relative to the base of the page', () => {
  const head =
    '<base href="/"><link rel="icon" href="favicon.ico" sizes="any"><link rel="icon" href="/favicon.ico">';
  expect(iconsIn(head)).toEqual(['/favicon.ico']);
});

it.each([
  '<link rel="icon" href="a.svg">',
  '<link rel="icon" href="a.SVG?v=2">',
  '<link rel="icon" href="a" type="image/svg+xml">',
  '<link rel="icon" href="data:image/png;base64,iVBORw0KGgo=">',
  '<link rel="icon" href="javascript:alert(1)">',
  '<link rel="icon" href="file:///etc/passwd">',
  '<link rel="icon" href="">',
  '<link rel="icon">',
  `<link rel="icon" href="${'x'.repeat(10_000)}">`,
  '<link rel="apple-touch-icon mask-icon" href="a.png">',
])('doesn’t try %.60s', (head) => {
  expect(iconsIn(head)).toEqual(['/favicon.ico']);
});
