import { autocompleteInvalid } from './autocomplete-invalid';
import { htmlBreaches } from './testPage';

const field = (autocomplete: string) => `<input type="text" aria-label="x" autocomplete="${autocomplete}">`;

test('a word that does not exist', () => {
  expect(htmlBreaches(autocompleteInvalid, field('surname'))).toEqual([
    'A field has an autocomplete that browsers don’t know.',
  ]);
});

test.each(['family-name', 'shipping postal-code', 'off', 'one-time-code'])('not %s', (word) =>
  expect(htmlBreaches(autocompleteInvalid, field(word))).toEqual([]),
);
