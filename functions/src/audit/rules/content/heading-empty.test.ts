import { breaches } from '../testPage.fixture';
import { headingEmpty } from './heading-empty';

test.each([
  '<h2></h2>',
  '<h2>&nbsp;</h2>',
  '<h2><b style="display:none">A</b></h2>',
  '<h2> <br> </h2>',
  '<h2><img src="a.png" alt=""></h2>',
  '<h2><svg></svg></h2>',
])('reports %s', (html) => expect(breaches(headingEmpty, html)).toEqual(['A heading (h2) is empty.']));

test.each([
  '<h2>A</h2>',
  '<h2><a href="/"><span>A</span></a></h2>',
  '<h2><img src="a.png" alt="A"></h2>',
  '<h2 aria-label="A"></h2>',
  '<h2><svg aria-label="A"></svg></h2>',
  '<h2><svg><title>A</title></svg></h2>',
  '<h2 aria-hidden="true"></h2>',
  '<h2 role="presentation"></h2>',
  '<b id="words">A</b><h2 aria-labelledby="words"></h2>',
  '<div hidden><h2></h2></div>',
])("doesn't report %s", (html) => expect(breaches(headingEmpty, html)).toEqual([]));
