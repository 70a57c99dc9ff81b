import { violations } from '../testPage.fixture';
import { emptyLink, javascriptLink } from './emptyLinks';

describe('empty-link', () => {
  const of = (html: string) => violations(emptyLink, html);

  test.each([
    ['<a href="">Read on</a>', 'The link “Read on” has no destination.'],
    ['<a href="#">Read on</a>', 'The link “Read on” has no destination.'],
    ['<a href=" # ">Read <b>on</b></a>', 'The link “Read on” has no destination.'],
    ['<a href="#"><img src="x.png" alt="Read on"></a>', 'The link “Read on” has no destination.'],
    ['<a href></a>', 'A link without text has no destination.'],
    ['<a href="#"></a>', 'A link without text has no destination.'],
    ['<a href="#">Hochschule</a>', 'The link “Hochschule” has no destination.'],
    ['<a href="#">Ver sus pedidos</a>', 'The link “Ver sus pedidos” has no destination.'],
    ['<a href="#">Stop</a>', 'The link “Stop” has no destination.'],
    ['<a href="#">→</a>', 'The link “→” has no destination.'],
    ['<a href="#" class="top-menu stop">Menu</a>', 'The link “Menu” has no destination.'],
    ['<a href="" class="to-top"></a>', 'A link without text has no destination.'],
    ['<a href="">Back to top</a>', 'The link “Back to top” has no destination.'],
  ])('reports %s', (html, message) => expect(of(html)).toEqual([message]));

  test.each([
    '<a href="/a">Read on</a>',
    '<a href="#part">Read on</a>',
    '<a href="?">Read on</a>',
    '<a name="part">A place</a>',
    '<a>A placeholder</a>',
    '<a href="#">Back to top</a>',
    '<a href="#">Nach oben</a>',
    '<a href="#">Haut de page</a>',
    '<a href="#">Haut</a>',
    '<a href="#">Volver arriba</a>',
    '<a href="#">Наверх</a>',
    '<a href="#">ページの先頭へ</a>',
    '<a href="#">返回顶部</a>',
    '<a href="#">↑</a>',
    '<a href="#"> ⬆️ </a>',
    '<a href="#" title="Nach oben"><i class="icon"></i></a>',
    '<a href="#"><img src="up.png" alt="Torna su"></a>',
    '<a href="#" id="back-to-top"><i class="fa fa-angle-up" aria-hidden="true"></i></a>',
    '<a href="#" class="icon scrollup"></a>',
    '<a href="#" class="wd-scrollToTop go_top"></a>',
    '<a href="#" role="button">Menu</a>',
    '<a href="#" onclick="open()">Menu</a>',
    '<a href="#" data-bs-toggle="dropdown">Menu</a>',
    '<a href="#" aria-expanded="false">Menu</a>',
    '<a href="#" @click="open">Menu</a>',
    '<a href="#">w górę</a>',
    '<a href="#">Oben</a>',
    '<a href="#">Remonter</a>',
    '<a href="#">Επάνω</a>',
    '<a href="#">Uz augšu</a>',
    '<a href="#">Lên trên</a>',
    '<a href="#">上に戻る</a>',
    '<a href="#">回到顶端</a>',
    '<a href="#">ऊपर</a>',
    '<a href="#">بالا</a>',
    '<a href="#">Gore</a>',
    '<a href="#">Navzgor</a>',
    '<a href="#">Suas</a>',
    '<title>Common operations — Docs 3.11</title><a href="">Common <b>operations</b></a>',
    '<nav><a href="" aria-current="page">Here</a></nav>',
    '<template><a href="#">Menu</a></template>',
    '<!-- <a href="#">Menu</a> -->',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});

describe('javascript-link', () => {
  test.each(['javascript:void(0)', 'javascript:;', ' JavaScript:print()', 'javascript:history.back()'])(
    'reports %s',
    (href) =>
      expect(violations(javascriptLink, `<a href="${href}">Go</a>`)).toEqual([
        'The link “Go” runs a script instead of opening a URL.',
      ]),
  );

  test.each([
    '<a href="/javascript">Go</a>',
    '<a href="/a?next=javascript:x">Go</a>',
    '<a href="javascript:print()" role="button">Print</a>',
    '<a href="javascript:(function(){document.title=prompt(&quot;Title&quot;);document.close()})()">Drag me</a>',
    '<template><a href="javascript:void(0)">Go</a></template>',
  ])("doesn't report %s", (html) => expect(violations(javascriptLink, html)).toEqual([]));
});
