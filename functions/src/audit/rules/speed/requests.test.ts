import { violations } from '../testPage.fixture';
import { requestsMany, scriptBlocking, thirdPartyMany } from './requests';

describe('script-blocking', () => {
  test.each([
    '<head><script src="/a.js"></script>',
    '<script src="/a.js" type="text/javascript"></script><p>x',
  ])('reports %s', (html) =>
    expect(violations(scriptBlocking, html)).toEqual([
      'The page stays blank until /a.js has loaded and run.',
    ]),
  );

  test.each([
    '<script src="/a.js" defer></script>',
    '<script async src="/a.js"></script>',
    '<script type="module" src="/a.js"></script>',
    '<script nomodule src="/a.js"></script>',
    '<script type="application/json" src="/a.json"></script>',
    '<script>start()</script>',
    '<body><p>x</p><script src="/a.js"></script>',
    '<p>x<script src="/a.js"></script>',
  ])("doesn't report %s", (html) => expect(violations(scriptBlocking, html)).toEqual([]));
});

describe('requests-many', () => {
  const many = (tag: (n: number) => string, count = 81) =>
    Array.from({ length: count }, (_, n) => tag(n)).join('');

  test('reports more than 80 files', () => {
    expect(
      violations(
        requestsMany,
        many((n) => `<img src="/${n}.png">`),
      ),
    ).toEqual(['This page loads 81 files.']);
  });

  test("doesn't report 80, the same one many times, or links", () => {
    expect(
      violations(
        requestsMany,
        many((n) => `<script src="/${n}.js"></script>`, 80),
      ),
    ).toEqual([]);
    expect(
      violations(
        requestsMany,
        many(() => '<img src="/a.png">'),
      ),
    ).toEqual([]);
    expect(
      violations(
        requestsMany,
        many((n) => `<a href="/${n}">`),
      ),
    ).toEqual([]);
  });

  test("doesn't count lazy images, or the sizes of one image", () => {
    expect(
      violations(
        requestsMany,
        many((n) => `<img src="/${n}.png" loading="lazy">`),
      ),
    ).toEqual([]);
    expect(
      violations(requestsMany, `<img src="/a.png" srcset="${many((n) => `/${n}.png ${n + 1}w, `)}">`),
    ).toEqual([]);
  });

  test("doesn't count inline files, noscript copies, or home screen icons", () => {
    const ofMany = (tag: (n: number) => string) => violations(requestsMany, many(tag));
    expect(ofMany((n) => `<img src="data:image/png;base64,${n}">`)).toEqual([]);
    expect(ofMany((n) => `<div style="background: url(data:image/png;base64,${n})"></div>`)).toEqual([]);
    expect(ofMany((n) => `<noscript><img src="/${n}.png"></noscript>`)).toEqual([]);
    expect(ofMany((n) => `<link rel="apple-touch-startup-image" href="/${n}.png">`)).toEqual([]);
  });

  test('counts an image that is lazy in only one of two positions', () => {
    const both = many((n) => `<img src="/${n}.png"><img src="/${n}.png" loading="lazy">`);
    expect(violations(requestsMany, both)).toHaveLength(1);
  });
});

describe('third-party-many', () => {
  const scripts = (...hosts: string[]) =>
    hosts.map((host) => `<script src="https://${host}/a.js"></script>`).join('');
  const others = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'].map(
    (name) => `x.${name.replace('.example', '-co.example')}`,
  );

  test('reports scripts of more than five other sites', () => {
    expect(violations(thirdPartyMany, scripts(...others))).toEqual([
      'This page runs scripts from 6 third parties.',
    ]);
  });

  test("doesn't report five, many of the same one, or many of the site itself", () => {
    expect(violations(thirdPartyMany, scripts(...others.slice(1)))).toEqual([]);
    expect(
      violations(thirdPartyMany, scripts(...Array.from({ length: 9 }, (_, n) => `s${n}.tags.example`))),
    ).toEqual([]);
    expect(
      violations(thirdPartyMany, scripts(...Array.from({ length: 9 }, (_, n) => `s${n}.example.com`))),
    ).toEqual([]);
  });
});
