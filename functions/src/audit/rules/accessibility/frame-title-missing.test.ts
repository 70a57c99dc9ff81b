import { breaches } from '../testPage.fixture';
import { frameTitleMissing } from './frame-title-missing';

test('reports an embedded page without a name', () => {
  expect(breaches(frameTitleMissing, '<iframe src="https://map.example/"></iframe>')).toEqual([
    'An embedded page (https://map.example/) has no title.',
  ]);
  expect(breaches(frameTitleMissing, '<iframe title=" "></iframe>')).toEqual([
    'An embedded page has no title.',
  ]);
});

test.each([
  '<iframe src="/a" title="Where to find us"></iframe>',
  '<iframe src="/a" aria-label="Where to find us"></iframe>',
  '<iframe src="/a" width="0" height="0"></iframe>',
  '<iframe src="/a" role="none"></iframe>',
  '<p id="words">Where to find us</p><iframe src="/a" aria-labelledby="words"></iframe>',
  '<noscript><iframe src="https://tags.example/ns"></iframe></noscript>',
  '<iframe src="/a" style="display:none"></iframe>',
  '<iframe src="/a" aria-hidden="true"></iframe>',
  '<div hidden><iframe src="/a"></iframe></div>',
])("doesn't report %s", (html) => expect(breaches(frameTitleMissing, html)).toEqual([]));
