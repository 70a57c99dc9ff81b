import { htmlBreaches } from '../testPage';
import { htmlInvalid } from './html-invalid';

test.each([
  ['<div><p>x</div></p>', 'A tag is closed in the wrong place or never opened.'],
  ['<p class="a" class="b">x</p>', 'A tag has the same attribute twice; the second is ignored.'],
  ['<span><div>x</div></span>', 'An element stands where HTML doesn’t allow it; browsers leave it there.'],
])('%s', (html, message) => expect(htmlBreaches(htmlInvalid, html)).toContain(message));

test.each([
  '<ul><li>a<li>b</ul>',
  '<p>a<p>b',
  '<br/><img src="a.png" alt=""/>',
  '<DIV>x</DIV>',
  '<my-part><p>x</p></my-part>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
])('not %s', (html) => expect(htmlBreaches(htmlInvalid, html)).toEqual([]));
