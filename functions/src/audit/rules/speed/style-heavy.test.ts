import { assetNoteOf } from '#functions/audit/parse/asset';
import { answerWith, link } from '../testPage';
import { styleHeavy } from './style-heavy';

const sheet = 'https://example.com/site.css';
const of = (bytes: number, headers: Record<string, string> = {}, target = sheet, ours = true) => {
  const told = { 'content-type': 'text/css', 'content-length': String(bytes), ...headers };
  const asset = assetNoteOf(target, answerWith(told), ours);
  return styleHeavy.check(link({ target, role: 'resource', element: 'link', asset }))?.message;
};
const kb = 1_024;
const compressed = { 'content-encoding': 'br' };

test('a style sheet of 150 KB and more, as it is sent', () => {
  expect(of(200 * kb, compressed)).toBe('/site.css has a transfer size of 200 KB.');
  expect(of(150 * kb, compressed)).toBe('/site.css has a transfer size of 150 KB.');
  expect(of(200 * kb, { 'content-type': 'text/css; charset=utf-8' })).toBe(
    '/site.css has a transfer size of 200 KB.',
  );
});

test('one that no name tells for a style sheet', () => {
  expect(of(200 * kb, compressed, 'https://example.com/styles?for=home')).toBeDefined();
});

test('not a lighter one, nor one of another site', () => {
  expect(of(150 * kb - 1, compressed)).toBeUndefined();
  expect(of(200 * kb, compressed, sheet, false)).toBeUndefined();
});

test('not a script as heavy, which may have more, nor a font or a picture that the page loads', () => {
  for (const type of ['text/javascript', 'font/woff2', 'image/png'])
    expect(of(200 * kb, { ...compressed, 'content-type': type }, 'https://example.com/file')).toBeUndefined();
});

test('not a page of which nothing is known', () => expect(styleHeavy.check(link())).toBeNull());
