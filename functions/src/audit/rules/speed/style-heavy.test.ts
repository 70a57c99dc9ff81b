import { assetNoteOf } from '#functions/audit/parse/asset';
import { answerWith, link } from '../testPage.fixture';
import { styleHeavy } from './style-heavy';

const sheet = 'https://example.com/site.css';
const of = (bytes: number, headers: Record<string, string> = {}, target = sheet, ours = true) => {
  const told = { 'content-type': 'text/css', 'content-length': String(bytes), ...headers };
  const asset = assetNoteOf(target, answerWith(told), ours);
  return styleHeavy.check(link({ target, role: 'resource', element: 'link', asset }))?.message;
};
const kb = 1_024;
const compressed = { 'content-encoding': 'br' };

test('reports a style sheet with a transfer size of at least 150 KB', () => {
  expect(of(200 * kb, compressed)).toBe('/site.css has a transfer size of 200 KB.');
  expect(of(150 * kb, compressed)).toBe('/site.css has a transfer size of 150 KB.');
  expect(of(200 * kb, { 'content-type': 'text/css; charset=utf-8' })).toBe(
    '/site.css has a transfer size of 200 KB.',
  );
});

test('reports one without the extension of a style sheet', () => {
  expect(of(200 * kb, compressed, 'https://example.com/styles?for=home')).toBeDefined();
});

test("doesn't report a lighter one, or one of another site", () => {
  expect(of(150 * kb - 1, compressed)).toBeUndefined();
  expect(of(200 * kb, compressed, sheet, false)).toBeUndefined();
});

test("doesn't report a script of that size, which has a higher limit, or a font or an image", () => {
  for (const type of ['text/javascript', 'font/woff2', 'image/png'])
    expect(of(200 * kb, { ...compressed, 'content-type': type }, 'https://example.com/file')).toBeUndefined();
});

test("doesn't report a page about which nothing is known", () => expect(styleHeavy.check(link())).toBeNull());
