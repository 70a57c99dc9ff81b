import { breaches } from '../testPage.fixture';
import { h1Missing } from './h1-missing';

test.each(['<h2>Second</h2>', '<h1></h1>', '<h1> <span></span></h1>', '<header>Title</header>'])(
  'reports %s',
  (html) => expect(breaches(h1Missing, html)).toEqual(['This page has no main heading (h1).']),
);

test.each([
  '<h1>Title</h1>',
  '<h1><a href="/"><span>Title</span></a></h1>',
  '<h1><img src="logo.svg" alt="Our shop"></h1>',
  '<h1 aria-label="Our shop"><svg></svg></h1>',
  '<div role="heading" aria-level="1">Title</div>',
  '<h2>Before</h2><h1>Title</h1>',
])("doesn't report %s", (html) => expect(breaches(h1Missing, html)).toEqual([]));

test("doesn't report a page that scripts fill, whose content is unknown", () => {
  const app = '<body><noscript>This needs scripts.</noscript><div id="root"></div>';
  expect(breaches(h1Missing, `${app}<script src="/main.js"></script>`)).toEqual([]);
  expect(breaches(h1Missing, `${app}<script>count()</script>`)).toHaveLength(1);
  expect(breaches(h1Missing, `<p>Some words of its own.</p><script src="/main.js"></script>`)).toHaveLength(
    1,
  );
});
