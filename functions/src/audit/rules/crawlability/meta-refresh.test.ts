import { breaches } from '../testPage.fixture';
import { metaRefresh } from './meta-refresh';

test.each([
  ['<meta http-equiv="refresh" content="0; url=/new">', 'This page redirects to /new after 0 s.'],
  ['<meta http-equiv="refresh" content=".5; url=/new">', 'This page redirects to /new after 0 s.'],
  ['<meta http-equiv="refresh" content="3.7.1,/new">', 'This page redirects to /new after 3 s.'],
  ['<META HTTP-EQUIV=Refresh CONTENT="30">', 'This page reloads after 30 s.'],
])('reports %s', (html, message) => expect(breaches(metaRefresh, html)).toEqual([message]));

test.each([
  '<meta name="refresh" content="0; url=/new">',
  '<meta http-equiv="content-type" content="text/html">',
  // Without seconds it does nothing (HTML standard, shared declarative refresh steps).
  '<meta http-equiv="refresh" content="url=/new">',
  '<meta http-equiv="refresh" content="; url=/new">',
  '<meta http-equiv="refresh" content="">',
  '<meta http-equiv="refresh" content="5x; url=/new">',
  '<template><meta http-equiv="refresh" content="5"></template>',
])("doesn't report %s", (html) => expect(breaches(metaRefresh, html)).toEqual([]));

test("doesn't report what only browsers without scripts process", () => {
  expect(
    breaches(metaRefresh, '<noscript><meta http-equiv="refresh" content="0; url=/plain"></noscript>'),
  ).toEqual([]);
});
