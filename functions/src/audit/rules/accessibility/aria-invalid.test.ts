import { parsePage } from '#functions/audit/parse/parsePage';
import { htmlBreaches } from '../testPage.fixture';
import { ariaInvalid } from './aria-invalid';

test('reports an abstract role', () => {
  expect(htmlBreaches(ariaInvalid, '<div role="widget">x</div>')).toEqual([
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
])("doesn't report %s", (html) => expect(htmlBreaches(ariaInvalid, html)).toEqual([]));
