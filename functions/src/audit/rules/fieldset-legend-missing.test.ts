import { fieldsetLegendMissing } from './fieldset-legend-missing';
import { htmlBreaches } from './testPage';

test('a group without a legend', () => {
  expect(
    htmlBreaches(fieldsetLegendMissing, '<fieldset><label><input type="radio"> Yes</label></fieldset>'),
  ).toEqual(['A group of fields has no name.']);
});

test('not one with a legend, nor fields without a group', () => {
  expect(htmlBreaches(fieldsetLegendMissing, '<fieldset><legend>Lunch?</legend></fieldset>')).toEqual([]);
  expect(htmlBreaches(fieldsetLegendMissing, '<label><input type="radio"> Yes</label>')).toEqual([]);
});
