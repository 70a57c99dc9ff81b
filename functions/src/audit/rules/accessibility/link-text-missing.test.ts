import { htmlBreaches } from '../testPage.fixture';
import { linkTextMissing } from './link-text-missing';

const of = (html: string) => htmlBreaches(linkTextMissing, html);

test.each([
  '<a href="/a"></a>',
  '<a href="/a"><img src="a.png" alt=""></a>',
  '<a href="/a"><svg></svg></a>',
  '<a href="/a" title=""></a>',
  '<a href="/a">&nbsp;</a>',
  '<a href="/a" aria-labelledby="blank"></a><b id="blank"> </b>',
  '<a href="/a"><span style="display: none">Prices</span></a>',
  '<a href="/a" aria-labelledby="gone"></a>',
  '<a href="/a"><img src="a.png" alt="" title="Prices"></a>',
  '<a href="/a"><i class="icon" aria-hidden="true" title="Prices"></i></a>',
  '<div><template shadowrootmode="open"><a href="/a"></a></template></div>',
])('reports %s', (html) => expect(of(html)).toEqual(['A link has no accessible name.']));

test.each([
  '<a href="/a">Prices</a>',
  '<a href="/a" aria-label="Prices"></a>',
  '<a href="/a"><img src="a.png" alt="Prices"></a>',
  '<a href="/a"><svg><title>Prices</title></svg></a>',
  '<a href="/a" aria-hidden="true"></a>',
  '<a id="place"></a>',
  '<a href="/a" title="Prices"></a>',
  '<a href="/a" aria-labelledby="prices"></a><b id="prices">Prices</b>',
  '<a href="/a"><i class="icon" title="Prices"></i></a>',
  '<template><p><a href="/a"></a></p></template>',
])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
