import { breaches } from '../testPage.fixture';
import { langMissing } from './lang-missing';

test.each(['<html><p>x', '<html lang="">', '<p lang="en">x', '<html xml:lang="en">'])('reports %s', (html) =>
  expect(breaches(langMissing, html)).toHaveLength(1),
);

test.each(['english', 'en_US', 'jp', 'de-', 'en US', 'x'])("reports %s, which isn't a language", (lang) =>
  expect(breaches(langMissing, `<html lang="${lang}">`)).toEqual([`“${lang}” is not a valid language code.`]),
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
])("doesn't report %s", (html) => expect(breaches(langMissing, html)).toEqual([]));

const xhtml = { headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' } };

test.each<[html: string, said: readonly string[]]>([
  ['<html xml:lang="en">', []],
  ['<html xml:lang="en" lang="">', []],
  ['<html xml:lang="" lang="en">', ['This page has no lang attribute.']],
  ['<html xml:lang="english">', ['“english” is not a valid language code.']],
  ['<html lang="en">', []],
  ['<html>', ['This page has no lang attribute.']],
])('evaluates %s, which browsers parse as XML', (html, said) => {
  expect(breaches(langMissing, html, xhtml)).toEqual(said);
});
