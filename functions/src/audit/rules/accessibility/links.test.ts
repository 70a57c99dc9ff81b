import { pageOf, violations } from '../testPage.fixture';
import { linkHrefMissing, linkTextGeneric } from './links';

describe('link-text-generic', () => {
  const of = (link: string, lang = 'en') => violations(linkTextGeneric, `<html lang="${lang}"><body>${link}`);
  const reported = (text: string) => [`The link text “${text}” doesn’t say where the link leads.`];

  test.each([
    ['en', 'Click here'],
    ['en', 'here'],
    ['en-GB', 'Read more…'],
    ['en', 'Learn more »'],
    ['en', '→ more'],
    ['de', 'Hier'],
    ['de-AT', 'Mehr erfahren'],
    ['fr', 'En savoir plus'],
    ['fr', 'Plus d’infos'],
    ['es', 'Haz clic aquí'],
    ['es', 'Leer más'],
    ['it', 'Clicca qui'],
    ['it', 'Scopri di più'],
    ['pt-BR', 'Saiba mais'],
    ['nl', 'Lees meer'],
    ['pl', 'Czytaj więcej'],
    ['pl', 'tutaj'],
    ['sv', 'Läs mer'],
    ['ja', 'こちら'],
    ['ja', '続きを読む'],
    ['zh-CN', '点击这里'],
    ['zh-Hant', '了解更多'],
    ['ru', 'Подробнее'],
    ['ru', 'здесь'],
    ['de', 'Click here'],
  ])('reports, on a page in %s, “%s”', (lang, text) =>
    expect(of(`<a href="/prices">${text}</a>`, lang)).toEqual(reported(text)),
  );

  test.each([
    '<a href="/prices"><img src="more.svg" alt="Read more"></a>',
    '<a href="/prices" aria-label="Read more"><svg></svg></a>',
    '<a href="/prices" aria-label="Read more">Prices</a>',
    '<a href="/prices" aria-labelledby="label">Prices</a><b id="label">Read more</b>',
    '<a href="/prices">Read <span>more</span></a>',
    '<a href="/prices" title="Read more">Read more</a>',
  ])('judges the accessible name of %s', (link) => expect(of(link)).toEqual(reported('Read more')));

  test.each([
    '<a href="/prices">Prices</a>',
    '<a href="/prices">Read more about prices</a>',
    '<a href="/prices" aria-label="Read more about prices">Read more</a>',
    '<a href="/prices" aria-labelledby="a b"><b id="a">Read more</b></a><h2 id="b">Prices</h2>',
    '<a href="/prices" aria-describedby="b">Read more</a><h2 id="b">Prices</h2>',
    '<a href="/prices" title="All prices">Read more</a>',
    '<a href="/prices">Read more <span class="visually-hidden">about prices</span></a>',
    '<a href="/prices"><img src="a.png" alt="Prices"> Read more</a>',
    '<a href="/prices" aria-hidden="true">Read more</a>',
    '<div hidden><a href="/prices">Read more</a></div>',
    '<a href="#prices">more</a>',
    '<a href="javascript:show()">more</a>',
    '<a href="/prices" role="button">more</a>',
    '<a name="more">more</a>',
    '<a href="/man1/more.1.html">more</a>',
    '<a href="elements#this">this</a>',
    '<a href="https://here.com/">Here</a>',
    '<a href="/prices"><code>this</code></a>',
    '<template><a href="/prices">Read more</a></template>',
    '<a href="/prices" lang="fi">here</a>',
  ])("doesn't report %s", (link) => expect(of(link)).toEqual([]));

  test.each([
    ['fr', 'hier'],
    ['fr', 'mais'],
    ['hr', 'more'],
    ['en', 'plus'],
  ])('knows that in %s, “%s” means something else', (lang, text) =>
    expect(of(`<a href="/prices">${text}</a>`, lang)).toEqual([]),
  );

  test('without a language, reports English and what no other language means', () => {
    const from = (text: string) => violations(linkTextGeneric, `<a href="/prices">${text}</a>`);
    for (const text of ['here', 'Mehr erfahren', 'подробнее', '详情'])
      expect(from(text)).toEqual(reported(text));
    for (const text of ['hier', 'tu', 'mais']) expect(from(text)).toEqual([]);
  });

  test('has one cause for each text, whatever the links lead to', () => {
    const page = pageOf('<a href="/a">Read more</a><a href="/b">read more »</a><a href="/c">here</a>');
    expect(linkTextGeneric.check(page).map(({ key }) => key)).toEqual(['read more', 'read more', 'here']);
  });
});

describe('link-href-missing', () => {
  const of = (html: string) => violations(linkHrefMissing, html);
  const message = 'The link “Prices” has no href, so only a script can open it.';

  test.each([
    '<a onclick="go()">Prices</a>',
    '<a onmousedown="go()">Prices</a>',
    '<a @click="go">Prices</a>',
    '<a v-on:click.prevent="go">Prices</a>',
    '<a ng-click="go()">Prices</a>',
    '<a (click)="go()">Prices</a>',
    '<a hx-get="/prices">Prices</a>',
    '<a role="link">Prices</a>',
    '<a role="link" tabindex="0">Prices</a>',
    '<a tabindex="0">Prices</a>',
    '<a id="prices" onclick="go()">Prices</a>',
    '<a role="button" onclick="go()">Prices</a>',
  ])('reports %s', (html) => expect(of(html)).toEqual([message]));

  test('reports a link without text', () =>
    expect(of('<a onclick="go()"></a>')).toEqual([
      'A link without text has no href, so only a script can open it.',
    ]));

  test('has one cause for each text', () => {
    const found = linkHrefMissing.check(pageOf('<a onclick="a()">Prices</a><a onclick="b()">Prices</a>'));
    expect(found.map(({ key }) => key)).toEqual(['Prices', 'Prices']);
  });

  test.each([
    '<a href="/prices" onclick="go()">Prices</a>',
    '<a href="javascript:go()">Prices</a>',
    '<a href="#" onclick="go()">Prices</a>',
    '<a name="prices">Prices</a>',
    '<a id="prices">Prices</a>',
    '<a id="prices" tabindex="0">Prices</a>',
    '<a tabindex="-1">Prices</a>',
    '<a class="active">Prices</a>',
    '<a aria-current="page" tabindex="0">Prices</a>',
    '<a role="link" aria-disabled="true">Prices</a>',
    '<a role="button" tabindex="0" onclick="go()">Prices</a>',
    '<a role="tab" tabindex="0" aria-selected="true">Prices</a>',
    '<a :href="url" @click="go">Prices</a>',
    '<a v-bind:href="url" @click="go">Prices</a>',
    '<a ng-href="/{{url}}" ng-click="go()">Prices</a>',
    '<a [routerLink]="url" (click)="go()">Prices</a>',
    '<svg><a xlink:href="/prices" onclick="go()">Prices</a></svg>',
    '<template><a onclick="go()">Prices</a></template>',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});
