import { htmlBreaches } from '../testPage.fixture';
import { fieldsetLegendMissing } from './fieldset-legend-missing';

test('reports a fieldset without a legend', () => {
  expect(
    htmlBreaches(fieldsetLegendMissing, '<fieldset><label><input type="radio"> Yes</label></fieldset>'),
  ).toEqual(['A fieldset has no accessible name.']);
});

test('reports neither a fieldset with a legend nor fields without a fieldset', () => {
  expect(htmlBreaches(fieldsetLegendMissing, '<fieldset><legend>Lunch?</legend></fieldset>')).toEqual([]);
  expect(htmlBreaches(fieldsetLegendMissing, '<label><input type="radio"> Yes</label>')).toEqual([]);
});

test("ignores a legend that isn't a child of the fieldset", () => {
  const nested = '<fieldset><fieldset><legend>Lunch?</legend></fieldset></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, nested)).toEqual(['A fieldset has no accessible name.']);
  const wrapped = '<fieldset><div><legend>Lunch?</legend></div></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, wrapped)).toEqual(['A fieldset has no accessible name.']);
});

test.each([
  '<fieldset aria-label="Lunch?"></fieldset>',
  '<b id="lunch">Lunch?</b><fieldset aria-labelledby="lunch"></fieldset>',
])("doesn't report %s", (html) => expect(htmlBreaches(fieldsetLegendMissing, html)).toEqual([]));

test('reports a legend without text', () => {
  const html = '<fieldset><legend> </legend></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, html)).toEqual(['A fieldset has no accessible name.']);
});

test('reports neither two fieldsets with names nor one in a template', () => {
  const group = '<fieldset><legend>Lunch?</legend></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, group + group)).toEqual([]);
  expect(htmlBreaches(fieldsetLegendMissing, '<template><fieldset></fieldset></template>')).toEqual([]);
});
