import { emptyLink } from './empty-link';
import { breaches } from './testPage';

const of = (html: string) => breaches(emptyLink, html);

test.each([
  ['<a href="">Read on</a>', 'The link “Read on” goes nowhere.'],
  ['<a href="#">Read on</a>', 'The link “Read on” goes nowhere.'],
  ['<a href=" # ">Read <b>on</b></a>', 'The link “Read on” goes nowhere.'],
  ['<a href="#"><img src="x.png" alt="Read on"></a>', 'The link “Read on” goes nowhere.'],
  ['<a href></a>', 'A link without text goes nowhere.'],
  ['<a href="#"></a>', 'A link without text goes nowhere.'],
  ['<a href="#">Hochschule</a>', 'The link “Hochschule” goes nowhere.'],
  ['<a href="#">Ver sus pedidos</a>', 'The link “Ver sus pedidos” goes nowhere.'],
  ['<a href="#">Stop</a>', 'The link “Stop” goes nowhere.'],
  ['<a href="#">→</a>', 'The link “→” goes nowhere.'],
  ['<a href="#" class="top-menu stop">Menu</a>', 'The link “Menu” goes nowhere.'],
  ['<a href="" class="to-top"></a>', 'A link without text goes nowhere.'],
  ['<a href="">Back to top</a>', 'The link “Back to top” goes nowhere.'],
])('%s', (html, message) => expect(of(html)).toEqual([message]));

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
  '<template><a href="#">Menu</a></template>',
  '<!-- <a href="#">Menu</a> -->',
])('not %s', (html) => expect(of(html)).toEqual([]));
