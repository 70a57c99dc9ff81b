import { htmlBreaches } from '../testPage';
import { fieldsetLegendMissing } from './fieldset-legend-missing';

test('a group without a legend', () => {
  expect(
    htmlBreaches(fieldsetLegendMissing, '<fieldset><label><input type="radio"> Yes</label></fieldset>'),
  ).toEqual(['A fieldset has no accessible name.']);
});

test('not one with a legend, nor fields without a group', () => {
  expect(htmlBreaches(fieldsetLegendMissing, '<fieldset><legend>Lunch?</legend></fieldset>')).toEqual([]);
  expect(htmlBreaches(fieldsetLegendMissing, '<label><input type="radio"> Yes</label>')).toEqual([]);
});

test('a legend further down names nothing, one of a group within it names that', () => {
  const nested = '<fieldset><fieldset><legend>Lunch?</legend></fieldset></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, nested)).toEqual(['A fieldset has no accessible name.']);
  const wrapped = '<fieldset><div><legend>Lunch?</legend></div></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, wrapped)).toEqual(['A fieldset has no accessible name.']);
});

test.each([
  '<fieldset aria-label="Lunch?"></fieldset>',
  '<b id="lunch">Lunch?</b><fieldset aria-labelledby="lunch"></fieldset>',
])('not %s', (html) => expect(htmlBreaches(fieldsetLegendMissing, html)).toEqual([]));

test('a legend without text names nothing', () => {
  const html = '<fieldset><legend> </legend></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, html)).toEqual(['A fieldset has no accessible name.']);
});

test('not two groups that both have a name, nor one that is only a template', () => {
  const group = '<fieldset><legend>Lunch?</legend></fieldset>';
  expect(htmlBreaches(fieldsetLegendMissing, group + group)).toEqual([]);
  expect(htmlBreaches(fieldsetLegendMissing, '<template><fieldset></fieldset></template>')).toEqual([]);
});
