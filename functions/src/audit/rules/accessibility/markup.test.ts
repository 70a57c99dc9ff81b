import { parsePage } from '#functions/audit/parse/parsePage';
import { htmlViolations } from '../testPage.fixture';
import { ariaInvalid, hiddenFocusable, htmlInvalid, idDuplicate, tableScopeMissing } from './markup';

describe('html-invalid', () => {
  test.each([
    ['<div><p>x</div></p>', 'A closing tag is in the wrong place or has no opening tag.'],
    ['<p class="a" class="b">x</p>', 'A tag has the same attribute twice. Browsers ignore the second.'],
    ['<span><div>x</div></span>', 'HTML doesn’t allow an element in this position.'],
    ['<main><li>x</li></main>', 'HTML doesn’t allow an element in this position.'],
  ])('reports %s', (html, message) => expect(htmlViolations(htmlInvalid, html)).toContain(message));

  test.each([
    '<ul><li>a<li>b</ul>',
    '<p>a<p>b',
    '<br/><img src="a.png" alt=""/>',
    '<DIV>x</DIV>',
    '<my-part><p>x</p></my-part>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<main><style>p{color:red}</style><p>x</p></main>',
    '<div><p>x<style>p{color:red}</style></p><ul><style>li{color:red}</style><li>x</ul></div>',
  ])("doesn't report %s", (html) => expect(htmlViolations(htmlInvalid, html)).toEqual([]));
});

test('html-invalid reports an element that is never closed once, however many end tags it crosses', () => {
  const html = '<div><section><p><i>x</p><p>y</p></section></div><ul><li><b>x</li></ul>';
  expect(htmlViolations(htmlInvalid, html)).toEqual([
    'An element is not closed, so browsers decide where it ends.',
    'An element is not closed, so browsers decide where it ends.',
  ]);
});

describe('id-duplicate', () => {
  test('reports a duplicate ID', () => {
    expect(htmlViolations(idDuplicate, '<p id="a">x</p><p id="a">y</p>')).toEqual([
      'Two elements have the id “a”.',
    ]);
  });

  test.each([
    '<p id="a">x</p><p id="A">y</p>',
    '<p class="a">x</p><p class="a">y</p>',
    '<p id="a">x</p><template><p id="a">y</p></template>',
  ])("doesn't report %s", (html) => expect(htmlViolations(idDuplicate, html)).toEqual([]));
});

describe('aria-invalid', () => {
  test('reports an abstract role', () => {
    expect(htmlViolations(ariaInvalid, '<div role="widget">x</div>')).toEqual([
      'Abstract ARIA roles can’t be used on elements.',
    ]);
  });

  test('reports a page that is hidden completely', () => {
    const html =
      '<!doctype html><html lang="en"><head><title>x</title></head><body aria-hidden="true"><p>x</p></body></html>';
    expect(parsePage('https://example.com/', html, {}, { checkHtml: true }).problems).toHaveLength(1);
  });

  test.each([
    '<div role="button">x</div>',
    '<div aria-hidden="true">x</div>',
    '<div role="presentation">x</div>',
  ])("doesn't report %s", (html) => expect(htmlViolations(ariaInvalid, html)).toEqual([]));
});

describe('hidden-focusable', () => {
  const of = (html: string) => htmlViolations(hiddenFocusable, html);
  const reported = ['A focusable element is hidden from assistive technology.'];

  test.each([
    '<div aria-hidden="true"><a href="/a">x</a></div>',
    '<button type="button" aria-hidden="true">x</button>',
    '<details aria-hidden="true"><summary>x</summary></details>',
    '<div aria-hidden="true" tabindex="0"></div>',
  ])('reports %s', (html) => expect(of(html)).toEqual(reported));

  test.each([
    '<div aria-hidden="true"><span>x</span></div>',
    '<a href="/a" aria-hidden="true" tabindex="-1">x</a>',
    '<div aria-hidden="false"><a href="/a">x</a></div>',
    '<div class="modal" tabindex="-1" aria-hidden="true"><p><button type="button" aria-label="Close"></button></p></div>',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});

describe('table-scope-missing', () => {
  const table = (row: string) => `<table>${row}</table>`;

  test('reports header cells of columns and rows in one table', () => {
    const both = table('<tr><th>Day</th><th>Opens</th></tr><tr><th>Monday</th><td>9</td></tr>');
    expect(htmlViolations(tableScopeMissing, both).length).toBeGreaterThan(0);
  });

  test("doesn't report header cells with a scope, or a table without header cells", () => {
    expect(
      htmlViolations(tableScopeMissing, table('<tr><th scope="row">Monday</th><td>9</td></tr>')),
    ).toEqual([]);
    expect(htmlViolations(tableScopeMissing, table('<tr><td>Monday</td><td>9</td></tr>'))).toEqual([]);
  });

  test("doesn't report a simple table, whose only header row or column is clear by its position", () => {
    const columns = table('<tr><th>Day</th><th>Opens</th></tr><tr><td>Monday</td><td>9</td></tr>');
    const rows = table('<tr><th>Monday</th><td>9</td></tr><tr><th>Tuesday</th><td>10</td></tr>');
    expect(htmlViolations(tableScopeMissing, columns)).toEqual([]);
    expect(htmlViolations(tableScopeMissing, rows)).toEqual([]);
  });
});
