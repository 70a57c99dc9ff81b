import { htmlBreaches } from '../testPage.fixture';
import { hiddenFocusable } from './hidden-focusable';

const of = (html: string) => htmlBreaches(hiddenFocusable, html);
const said = ['A focusable element is hidden from assistive technology.'];

test.each([
  '<div aria-hidden="true"><a href="/a">x</a></div>',
  '<button type="button" aria-hidden="true">x</button>',
  '<details aria-hidden="true"><summary>x</summary></details>',
  '<div aria-hidden="true" tabindex="0"></div>',
])('reports %s', (html) => expect(of(html)).toEqual(said));

test.each([
  '<div aria-hidden="true"><span>x</span></div>',
  '<a href="/a" aria-hidden="true" tabindex="-1">x</a>',
  '<div aria-hidden="false"><a href="/a">x</a></div>',
  '<div class="modal" tabindex="-1" aria-hidden="true"><p><button type="button" aria-label="Close"></button></p></div>',
])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
