import { breaches } from '../testPage.fixture';
import { javascriptLink } from './javascript-link';

test.each(['javascript:void(0)', 'javascript:;', ' JavaScript:print()', 'javascript:history.back()'])(
  'reports %s',
  (href) =>
    expect(breaches(javascriptLink, `<a href="${href}">Go</a>`)).toEqual([
      'The link “Go” runs a script instead of opening a URL.',
    ]),
);

test.each([
  '<a href="/javascript">Go</a>',
  '<a href="/a?next=javascript:x">Go</a>',
  '<a href="javascript:print()" role="button">Print</a>',
  '<a href="javascript:(function(){document.title=prompt(&quot;Title&quot;);document.close()})()">Drag me</a>',
  '<template><a href="javascript:void(0)">Go</a></template>',
])("doesn't report %s", (html) => expect(breaches(javascriptLink, html)).toEqual([]));
