import { htmlBreaches } from '../testPage.fixture';
import { autocompleteInvalid } from './autocomplete-invalid';

const field = (autocomplete: string) => `<input type="text" aria-label="x" autocomplete="${autocomplete}">`;

test('reports an unknown token', () => {
  expect(htmlBreaches(autocompleteInvalid, field('surname'))).toEqual([
    'A field has an invalid autocomplete value.',
  ]);
});

test.each(['family-name', 'shipping postal-code', 'off', 'one-time-code'])('accepts %s', (word) =>
  expect(htmlBreaches(autocompleteInvalid, field(word))).toEqual([]),
);

test.each(['none', 'false', 'nope', 'no', 'disabled', 'true', 'xoff', 'undefined', 'null'])(
  'accepts the switch %s on a field',
  (word) => expect(htmlBreaches(autocompleteInvalid, field(word))).toEqual([]),
);

test.each([
  '<form autocomplete="false"><button>Send</button></form>',
  '<input autocomplete="shipping town">',
])('reports an unknown token: %s', (html) => expect(htmlBreaches(autocompleteInvalid, html)).toHaveLength(1));

test.each(['work photo', 'work shipping email', 'webauthn email', 'tel mobile', 'billing', 'email tel'])(
  'reports known words in an order that the standard excludes: %s',
  (words) => expect(htmlBreaches(autocompleteInvalid, field(words))).toHaveLength(1),
);

test.each([
  'section-a shipping work tel-national',
  'home email',
  'billing cc-number',
  'fax tel',
  'section-b username webauthn',
])('accepts several words in order: %s', (words) =>
  expect(htmlBreaches(autocompleteInvalid, field(words))).toEqual([]),
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
  expect(htmlBreaches(autocompleteInvalid, html)).toEqual([]),
);
