import { htmlViolations } from '../testPage.fixture';
import {
  autocompleteInvalid,
  fieldsetLegendMissing,
  formSubmitMissing,
  labelAmbiguous,
  labelMissing,
} from './forms';

describe('label-missing', () => {
  const of = (html: string) => htmlViolations(labelMissing, html);

  test.each([
    '<input type="text" placeholder="Name">',
    '<select></select>',
    '<p>Name</p><textarea></textarea>',
    '<input type="text" title=" ">',
    '<label for="name"></label><input type="text" id="name">',
    '<label><select><option>Norway</option></select></label>',
    '<label><textarea>Jo</textarea></label>',
    '<input type="text" aria-labelledby="gone">',
  ])('reports %s', (html) => expect(of(html)).toEqual(['A field has no label.']));

  test.each([
    '<label for="name">Name</label><input type="text" id="name">',
    '<label>Name <input type="text"></label>',
    '<input type="text" aria-label="Name">',
    '<input type="hidden" name="token">',
    '<input type="submit" value="Send">',
    '<input type="image" src="/search.png" alt="Search">',
    '<input type="text" title="Search">',
    '<select title="Country"></select>',
    '<label for="name"></label><input type="text" id="name" title="Name">',
    '<b hidden id="words">Name</b><input type="text" aria-labelledby="words">',
    '<input type="text" role="none" disabled>',
    '<label for="hours"><input aria-label="Hours" value="8"> hours</label><input type="text" id="hours">',
    '<template><input type="text"></template>',
  ])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
});

describe('label-ambiguous', () => {
  test('reports a label around two fields', () => {
    expect(
      htmlViolations(labelAmbiguous, '<label>Name <input type="text"> <input type="text"></label>'),
    ).toEqual(['A label contains several fields but names only the first.']);
  });

  test.each([
    '<label>Name <input type="text"></label><label>Town <input type="text"></label>',
    '<label for="a">Name <input type="text" id="a"></label>',
  ])("doesn't report %s", (html) => expect(htmlViolations(labelAmbiguous, html)).toEqual([]));
});

describe('autocomplete-invalid', () => {
  const field = (autocomplete: string) => `<input type="text" aria-label="x" autocomplete="${autocomplete}">`;

  test('reports an unknown token', () => {
    expect(htmlViolations(autocompleteInvalid, field('surname'))).toEqual([
      'A field has an invalid autocomplete value.',
    ]);
  });

  test.each(['family-name', 'shipping postal-code', 'off', 'one-time-code'])('accepts %s', (word) =>
    expect(htmlViolations(autocompleteInvalid, field(word))).toEqual([]),
  );

  test.each(['none', 'false', 'nope', 'no', 'disabled', 'true', 'xoff', 'undefined', 'null'])(
    'accepts the switch %s on a field',
    (word) => expect(htmlViolations(autocompleteInvalid, field(word))).toEqual([]),
  );

  test.each([
    '<form autocomplete="false"><button>Send</button></form>',
    '<input autocomplete="shipping town">',
  ])('reports an unknown token: %s', (html) =>
    expect(htmlViolations(autocompleteInvalid, html)).toHaveLength(1),
  );

  test.each(['work photo', 'work shipping email', 'webauthn email', 'tel mobile', 'billing', 'email tel'])(
    'reports known words in an order that the standard excludes: %s',
    (words) => expect(htmlViolations(autocompleteInvalid, field(words))).toHaveLength(1),
  );

  test.each([
    'section-a shipping work tel-national',
    'home email',
    'billing cc-number',
    'fax tel',
    'section-b username webauthn',
  ])('accepts several words in order: %s', (words) =>
    expect(htmlViolations(autocompleteInvalid, field(words))).toEqual([]),
  );

  test.each([
    '<input type="hidden" name="authenticity_token" value="x" autocomplete="off">',
    '<input type="checkbox" autocomplete="off">',
    '<input type="radio" autocomplete="off">',
    '<input type="tel" autocomplete="cc-number">',
    '<input type="tel" autocomplete="postal-code">',
    '<input type="tel" autocomplete="one-time-code">',
    '<input type="text" autocomplete="username webauthn">',
    '<form autocomplete="off"><button>Send</button></form>',
  ])('accepts a known token on any element: %s', (html) =>
    expect(htmlViolations(autocompleteInvalid, html)).toEqual([]),
  );
});

describe('fieldset-legend-missing', () => {
  test('reports a fieldset without a legend', () => {
    expect(
      htmlViolations(fieldsetLegendMissing, '<fieldset><label><input type="radio"> Yes</label></fieldset>'),
    ).toEqual(['A fieldset has no accessible name.']);
  });

  test('reports neither a fieldset with a legend nor fields without a fieldset', () => {
    expect(htmlViolations(fieldsetLegendMissing, '<fieldset><legend>Lunch?</legend></fieldset>')).toEqual([]);
    expect(htmlViolations(fieldsetLegendMissing, '<label><input type="radio"> Yes</label>')).toEqual([]);
  });

  test("ignores a legend that isn't a child of the fieldset", () => {
    const nested = '<fieldset><fieldset><legend>Lunch?</legend></fieldset></fieldset>';
    expect(htmlViolations(fieldsetLegendMissing, nested)).toEqual(['A fieldset has no accessible name.']);
    const wrapped = '<fieldset><div><legend>Lunch?</legend></div></fieldset>';
    expect(htmlViolations(fieldsetLegendMissing, wrapped)).toEqual(['A fieldset has no accessible name.']);
  });

  test.each([
    '<fieldset aria-label="Lunch?"></fieldset>',
    '<b id="lunch">Lunch?</b><fieldset aria-labelledby="lunch"></fieldset>',
  ])("doesn't report %s", (html) => expect(htmlViolations(fieldsetLegendMissing, html)).toEqual([]));

  test('reports a legend without text', () => {
    const html = '<fieldset><legend> </legend></fieldset>';
    expect(htmlViolations(fieldsetLegendMissing, html)).toEqual(['A fieldset has no accessible name.']);
  });

  test('reports neither two fieldsets with names nor one in a template', () => {
    const group = '<fieldset><legend>Lunch?</legend></fieldset>';
    expect(htmlViolations(fieldsetLegendMissing, group + group)).toEqual([]);
    expect(htmlViolations(fieldsetLegendMissing, '<template><fieldset></fieldset></template>')).toEqual([]);
  });
});

describe('form-submit-missing', () => {
  test('reports a form without a button', () => {
    expect(htmlViolations(formSubmitMissing, '<form><input type="text" aria-label="x"></form>')).toEqual([
      'A form has no submit button.',
    ]);
  });

  test.each([
    '<form><button type="submit">Send</button></form>',
    '<form><input type="submit" value="Send"></form>',
    '<form><input type="image" src="a.png" alt="Send"></form>',
    '<form id="f"></form><button type="submit" form="f">Send</button>',
  ])("doesn't report %s", (html) => expect(htmlViolations(formSubmitMissing, html)).toEqual([]));
});
