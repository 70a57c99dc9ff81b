import { breaches } from '../testPage.fixture';
import { canonicalRelative } from './canonical-relative';

const of = (href: string) => breaches(canonicalRelative, `<link rel="canonical" href="${href}">`);

test.each(['/a', 'a', '//example.com/a', '?page=1', 'example.com/a'])('reports a relative one: %s', (href) =>
  expect(of(href)).toEqual([`The canonical URL “${href}” is not an absolute URL.`]),
);

test.each(['file:///home/ada/site/a.html', 'ftp://example.com/a'])('reports another scheme: %s', (href) =>
  expect(of(href)).toEqual([`The canonical URL “${href}” doesn’t begin with http or https.`]),
);

test.each(['https://example.com/a', 'HTTP://example.com/a', ''])("doesn't report “%s”", (href) =>
  expect(of(href)).toEqual([]),
);
