import { breaches } from '../testPage.fixture';
import { openGraphImageRelative } from './open-graph-image-relative';

test.each([
  ['<meta property="og:image" content="/a.png">', 'og:image is “/a.png”, which is not an absolute URL.'],
  ['<meta name="twitter:image" content="a.png">', 'twitter:image is “a.png”, which is not an absolute URL.'],
  ['<meta property="og:url" content="/a">', 'og:url is “/a”, which is not an absolute URL.'],
])('reports %s', (html, message) => expect(breaches(openGraphImageRelative, html)).toEqual([message]));

test.each([
  '<meta property="og:image" content="https://example.com/a.png">',
  '<meta property="og:image" content="//example.com/a.png">',
  '<meta property="og:image" content="">',
  '<meta property="og:image:alt" content="a wall">',
  '<meta property="og:title" content="/a">',
])("doesn't report %s", (html) => expect(breaches(openGraphImageRelative, html)).toEqual([]));
