import { htmlBreaches } from '../testPage.fixture';
import { labelMissing } from './label-missing';

const of = (html: string) => htmlBreaches(labelMissing, html);

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
