import { htmlBreaches } from '../testPage.fixture';
import { htmlInvalid } from './html-invalid';

test.each([
  ['<div><p>x</div></p>', 'A closing tag is in the wrong place or has no opening tag.'],
  ['<p class="a" class="b">x</p>', 'A tag has the same attribute twice. Browsers ignore the second.'],
  ['<span><div>x</div></span>', 'HTML doesn’t allow an element in this position.'],
])('reports %s', (html, message) => expect(htmlBreaches(htmlInvalid, html)).toContain(message));

test.each([
  '<ul><li>a<li>b</ul>',
  '<p>a<p>b',
  '<br/><img src="a.png" alt=""/>',
  '<DIV>x</DIV>',
  '<my-part><p>x</p></my-part>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
])("doesn't report %s", (html) => expect(htmlBreaches(htmlInvalid, html)).toEqual([]));
