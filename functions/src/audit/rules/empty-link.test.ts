import { emptyLink } from './empty-link';
import { breaches } from './testPage';

const of = (html: string) => breaches(emptyLink, html);

test.each([
  ['<a href="">Read on</a>', 'The link “Read on” goes nowhere.'],
  ['<a href="#">Read on</a>', 'The link “Read on” goes nowhere.'],
  ['<a href=" # ">Read <b>on</b></a>', 'The link “Read on” goes nowhere.'],
  ['<a href="#"><img src="x.png" alt="Read on"></a>', 'The link “Read on” goes nowhere.'],
  ['<a href></a>', 'A link without text goes nowhere.'],
])('%s', (html, message) => expect(of(html)).toEqual([message]));

test.each([
  '<a href="/a">Read on</a>',
  '<a href="#part">Read on</a>',
  '<a href="?">Read on</a>',
  '<a name="part">A place</a>',
  '<a>A placeholder</a>',
  '<a href="#">Back to top</a>',
  '<a href="#" role="button">Menu</a>',
  '<a href="#" onclick="open()">Menu</a>',
  '<a href="#" data-bs-toggle="dropdown">Menu</a>',
  '<a href="#" aria-expanded="false">Menu</a>',
  '<a href="#" @click="open">Menu</a>',
  '<template><a href="#">Menu</a></template>',
  '<!-- <a href="#">Menu</a> -->',
])('not %s', (html) => expect(of(html)).toEqual([]));
