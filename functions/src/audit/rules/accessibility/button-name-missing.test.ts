import { htmlBreaches } from '../testPage.fixture';
import { buttonNameMissing } from './button-name-missing';

const of = (html: string) => htmlBreaches(buttonNameMissing, html);

test.each([
  '<button type="button"></button>',
  '<button type="button"><svg></svg></button>',
  '<button type="button" aria-labelledby="gone"></button>',
  '<input type="button">',
  '<input type="submit" value="">',
  '<input type="reset" value=" ">',
])('reports %s', (html) => expect(of(html)).toEqual(['A button has no accessible name.']));

test.each([
  '<button type="button">Menu</button>',
  '<button type="button" aria-label="Menu"><svg></svg></button>',
  '<button type="button"><img src="a.png" alt="Menu"></button>',
  '<button type="button" aria-hidden="true"></button>',
  '<button type="button" title="Menu"><svg></svg></button>',
  '<button type="button" aria-labelledby="menu"></button><b id="menu">Menu</b>',
  '<button type="button"><i title="Menu"></i></button>',
  '<label>Menu <button type="button"></button></label>',
  '<label for="menu">Menu</label><button type="button" id="menu"></button>',
  '<button type="button" role="none" disabled></button>',
  '<div><template shadowrootmode="open"><button type="button"><slot></slot></button></template>Menu</div>',
  '<input type="button" value="Menu">',
  '<input type="submit"><input type="reset">',
  '<template><button type="button"></button></template>',
])("doesn't report %s", (html) => expect(of(html)).toEqual([]));
