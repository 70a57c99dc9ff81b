import { htmlBreaches } from '../testPage.fixture';
import { formSubmitMissing } from './form-submit-missing';

test('reports a form without a button', () => {
  expect(htmlBreaches(formSubmitMissing, '<form><input type="text" aria-label="x"></form>')).toEqual([
    'A form has no submit button.',
  ]);
});

test.each([
  '<form><button type="submit">Send</button></form>',
  '<form><input type="submit" value="Send"></form>',
  '<form><input type="image" src="a.png" alt="Send"></form>',
  '<form id="f"></form><button type="submit" form="f">Send</button>',
])("doesn't report %s", (html) => expect(htmlBreaches(formSubmitMissing, html)).toEqual([]));
