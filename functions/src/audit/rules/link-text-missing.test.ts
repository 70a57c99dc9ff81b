import { linkTextMissing } from './link-text-missing';
import { htmlBreaches } from './testPage';

const of = (html: string) => htmlBreaches(linkTextMissing, html);

test.each(['<a href="/a"></a>', '<a href="/a"><img src="a.png" alt=""></a>', '<a href="/a"><svg></svg></a>'])(
  '%s',
  (html) => expect(of(html)).toEqual(['A link has no words that can be read aloud.']),
);

test.each([
  '<a href="/a">Prices</a>',
  '<a href="/a" aria-label="Prices"></a>',
  '<a href="/a"><img src="a.png" alt="Prices"></a>',
  '<a href="/a"><svg><title>Prices</title></svg></a>',
  '<a href="/a" aria-hidden="true"></a>',
  '<a id="place"></a>',
])('not %s', (html) => expect(of(html)).toEqual([]));
