import { breaches } from '../testPage.fixture';
import { contentThin } from './content-thin';

test('reports a page of a few words', () => {
  expect(breaches(contentThin, '<nav>Home About Prices</nav><p>Coming soon, stay with us.')).toEqual([
    'This page has 5 words.',
  ]);
});

const enough = 'one two three four five six '.repeat(5);

test.each([
  `<p>${enough}`,
  // Thirty words of Chinese and Thai have no spaces.
  `<p>${'我们的图书馆每天都开放'.repeat(6)}`,
  `<p>${'ห้องสมุดของเราเปิดทุกวัน'.repeat(7)}`,
  '<p>Our team</p><img src="a"><img src="b"><img src="c">',
  '<p>Watch it</p><video src="/a.mp4"></video>',
  '<p>Write to us</p><form></form>',
  '<div id="root"></div><script src="/app.js"></script>',
  '<p>Short</p><meta name="robots" content="noindex">',
])("doesn't report %s", (html) => expect(breaches(contentThin, html)).toEqual([]));
