import { htmlViolations, violations } from '../testPage.fixture';
import { langMissing, mediaAutoplay, viewportFixed } from './document';

describe('lang-missing', () => {
  test.each(['<html><p>x', '<html lang="">', '<p lang="en">x', '<html xml:lang="en">'])(
    'reports %s',
    (html) => expect(violations(langMissing, html)).toHaveLength(1),
  );

  test.each(['english', 'en_US', 'jp', 'de-', 'en US', 'x'])("reports %s, which isn't a language", (lang) =>
    expect(violations(langMissing, `<html lang="${lang}">`)).toEqual([
      `“${lang}” is not a valid language code.`,
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
  ])("doesn't report %s", (html) => expect(violations(langMissing, html)).toEqual([]));

  const xhtml = { headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' } };

  test.each<[html: string, said: readonly string[]]>([
    ['<html xml:lang="en">', []],
    ['<html xml:lang="en" lang="">', []],
    ['<html xml:lang="" lang="en">', ['This page has no lang attribute.']],
    ['<html xml:lang="english">', ['“english” is not a valid language code.']],
    ['<html lang="en">', []],
    ['<html>', ['This page has no lang attribute.']],
  ])('evaluates %s, which browsers parse as XML', (html, said) => {
    expect(violations(langMissing, html, xhtml)).toEqual(said);
  });
});

describe('viewport-fixed', () => {
  const of = (content: string) => violations(viewportFixed, `<meta name="viewport" content="${content}">`);

  test.each([
    'width=device-width, user-scalable=no',
    'width=device-width; maximum-scale=1.0; user-scalable=0',
    'width=device-width,Maximum-Scale=1',
  ])('reports %s', (content) => expect(of(content)).toEqual([`The viewport disables zoom: “${content}”.`]));

  test.each([
    'width=device-width, initial-scale=1',
    'width=device-width, maximum-scale=5',
    'width=device-width, user-scalable=yes',
    'width=device-width, minimum-scale=1',
    '',
  ])("doesn't report “%s”", (content) => expect(of(content)).toEqual([]));
});

describe('media-autoplay', () => {
  test.each([
    '<video autoplay src="a.mp4"></video>',
    '<audio autoplay src="a.mp3"></audio>',
    '<video autoplay src="muted.mp4" class="muted"></video>',
  ])('reports %s', (html) =>
    expect(htmlViolations(mediaAutoplay, html)).toEqual(['Audio or video plays automatically.']),
  );

  const long = `/${'tour/'.repeat(50)}a.mp4`;

  test.each([
    '<video src="a.mp4" controls></video>',
    // A mechanism to pause or stop it satisfies WCAG 1.4.2.
    '<video autoplay controls src="a.mp4"></video>',
    '<audio autoplay controls src="a.mp3"></audio>',
    '<video autoplay muted loop src="a.mp4"></video>',
    `<video autoplay src="${long}" muted></video>`,
    '<lottie-player autoplay src="a.json"></lottie-player>',
  ])("doesn't report %s", (html) => expect(htmlViolations(mediaAutoplay, html)).toEqual([]));
});
