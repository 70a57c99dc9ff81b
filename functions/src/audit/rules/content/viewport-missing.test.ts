import { breaches } from '../testPage.fixture';
import { viewportMissing } from './viewport-missing';

test.each(['<p>x', '<meta name="viewport" content="">', '<meta property="theme-color" content="#fff">'])(
  'reports %s',
  (html) => expect(breaches(viewportMissing, html)).toHaveLength(1),
);

test.each([
  '<meta name="viewport" content="width=device-width">',
  '<meta content="width=device-width" name=Viewport>',
])("doesn't report %s", (html) => expect(breaches(viewportMissing, html)).toEqual([]));
