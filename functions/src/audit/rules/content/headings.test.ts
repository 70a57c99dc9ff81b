import { violations } from '../testPage.fixture';
import { h1Many, h1Missing, headingEmpty, headingOrder } from './headings';

describe('h1-missing', () => {
  test.each(['<h2>Second</h2>', '<h1></h1>', '<h1> <span></span></h1>', '<header>Title</header>'])(
    'reports %s',
    (html) => expect(violations(h1Missing, html)).toEqual(['This page has no main heading (h1).']),
  );

  test.each([
    '<h1>Title</h1>',
    '<h1><a href="/"><span>Title</span></a></h1>',
    '<h1><img src="logo.svg" alt="Our shop"></h1>',
    '<h1 aria-label="Our shop"><svg></svg></h1>',
    '<div role="heading" aria-level="1">Title</div>',
    '<h2>Before</h2><h1>Title</h1>',
  ])("doesn't report %s", (html) => expect(violations(h1Missing, html)).toEqual([]));

  test("doesn't report a page that scripts fill, whose content is unknown", () => {
    const app = '<body><noscript>This needs scripts.</noscript><div id="root"></div>';
    expect(violations(h1Missing, `${app}<script src="/main.js"></script>`)).toEqual([]);
    expect(violations(h1Missing, `${app}<script>count()</script>`)).toHaveLength(1);
    expect(
      violations(h1Missing, `<p>Some words of its own.</p><script src="/main.js"></script>`),
    ).toHaveLength(1);
  });
});

describe('h1-many', () => {
  test('reports two main headings', () => {
    expect(violations(h1Many, '<h1>A</h1><h1>B</h1>')).toEqual(['This page has 2 main headings (h1).']);
  });

  test.each([
    '<h1>A</h1><h2>B</h2>',
    '<h2>A</h2>',
    '<h1></h1><h1>A</h1>',
    '<h1>A</h1><template><h1>B</h1></template>',
    '<h1>A</h1><h1 hidden>B</h1>',
    '<h1>A</h1><div class="modal" tabindex="-1" aria-hidden="true"><h1>B</h1></div>',
  ])("doesn't report %s", (html) => expect(violations(h1Many, html)).toEqual([]));
});

describe('heading-order', () => {
  test('reports a skipped level', () => {
    expect(violations(headingOrder, '<h1>A</h1><h3>B</h3>')).toEqual(['“B” is an h3 directly after an h1.']);
    expect(violations(headingOrder, '<h2>A</h2><h4>B</h4><h6>C</h6>')).toHaveLength(2);
    expect(violations(headingOrder, '<h1>A</h1><h2 hidden>B</h2><h3>C</h3>')).toHaveLength(1);
  });

  test.each([
    '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h1>E</h1>',
    '<h3>A</h3><h2>B</h2>',
    '<h1>A</h1><h2></h2><h2>B</h2>',
    '<h1>A</h1><div role="heading" aria-level="2">B</div><h3>C</h3>',
    '<h1>A</h1><h4 hidden>B</h4><h2>C</h2>',
    '<h1>A</h1><div tabindex="-1" aria-hidden="true"><h5>B</h5></div><h2>C</h2>',
  ])("doesn't report %s", (html) => expect(violations(headingOrder, html)).toEqual([]));
});

describe('heading-empty', () => {
  test.each([
    '<h2></h2>',
    '<h2>&nbsp;</h2>',
    '<h2><b style="display:none">A</b></h2>',
    '<h2> <br> </h2>',
    '<h2><img src="a.png" alt=""></h2>',
    '<h2><svg></svg></h2>',
  ])('reports %s', (html) => expect(violations(headingEmpty, html)).toEqual(['A heading (h2) is empty.']));

  test.each([
    '<h2>A</h2>',
    '<h2><a href="/"><span>A</span></a></h2>',
    '<h2><img src="a.png" alt="A"></h2>',
    '<h2 aria-label="A"></h2>',
    '<h2><svg aria-label="A"></svg></h2>',
    '<h2><svg><title>A</title></svg></h2>',
    '<h2 aria-hidden="true"></h2>',
    '<h2 role="presentation"></h2>',
    '<b id="words">A</b><h2 aria-labelledby="words"></h2>',
    '<div hidden><h2></h2></div>',
  ])("doesn't report %s", (html) => expect(violations(headingEmpty, html)).toEqual([]));
});
