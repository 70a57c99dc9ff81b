import { langMissing } from './lang-missing';
import { breaches } from './testPage';

test.each(['<html><p>x', '<html lang="">', '<p lang="en">x', '<html xml:lang="en">'])('%s', (html) =>
  expect(breaches(langMissing, html)).toHaveLength(1),
);

test.each(['english', 'en_US', 'jp', 'de-', 'en US', 'x'])('%s, which is no language', (lang) =>
  expect(breaches(langMissing, `<html lang="${lang}">`)).toEqual([
    `“${lang}” is not the code of a language.`,
  ]),
);

test.each([
  '<html lang="en">',
  '<HTML LANG=de-AT>',
  '<html lang=" en-gb ">',
  '<html lang="zh-Hant-TW">',
  '<html lang="es-419">',
  '<html lang="sl-rozaj-biske-1994">',
  '<html lang="iw">',
  '<html lang="aaa">',
  '<html lang="i-klingon">',
  '<html lang="x-elvish">',
  '<html lang="mul">',
])('not %s', (html) => expect(breaches(langMissing, html)).toEqual([]));

const xhtml = { headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' } };

test('not what browsers read as XML, which may say it by xml:lang', () => {
  expect(breaches(langMissing, '<html xml:lang="en">', xhtml)).toEqual([]);
  expect(breaches(langMissing, '<html lang="english">', xhtml)).toHaveLength(1);
});
