import { violations } from '../testPage.fixture';
import { contentScripted, contentThin, placeholderText } from './pageText';

describe('content-thin', () => {
  test('reports a page of a few words', () => {
    expect(violations(contentThin, '<nav>Home About Prices</nav><p>Coming soon, stay with us.')).toEqual([
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
  ])("doesn't report %s", (html) => expect(violations(contentThin, html)).toEqual([]));
});

describe('content-scripted', () => {
  // What is a shell and what isn't is tested in shell.test.ts.
  test('reports an empty element that a script fills', () => {
    expect(violations(contentScripted, '<div id="root"></div><script src="/app.js"></script>')).toEqual([
      'This page renders its content with JavaScript. The HTML has almost none, so we didn’t evaluate it.',
    ]);
  });

  test("doesn't report a page with content", () => {
    expect(violations(contentScripted, '<h1>Open in May</h1><script src="/app.js"></script>')).toEqual([]);
  });
});

describe('placeholder-text', () => {
  test.each([
    ['<p>Lorem ipsum dolor sit amet.', 'Lorem ipsum'],
    ['<h1>Your title here</h1>', 'your text here'],
    ['<p>Insert text here', 'your text here'],
    ['<p>Dear [INSERT NAME],', 'text in brackets'],
    ['<p>Write to [your_name] at once', 'text in brackets'],
    ['<p>[TODO: say why]', 'text in brackets'],
    ['<p>Hello {{ user.name }}!', 'an unfilled template variable'],
    ['<p>Hello {{ name }}<script src="/revue.js"></script>', 'an unfilled template variable'],
    ['<p>Lorem ipsum dolor<script src="/vue.js"></script>', 'Lorem ipsum'],
    ['<meta name="description" content="Just another WordPress site">', 'the default WordPress tagline'],
  ])('reports %s', (html, name) =>
    expect(violations(placeholderText, html)).toEqual([`This page contains placeholder text: ${name}.`]),
  );

  test.each([
    '<p>Put your text here and there.',
    '<p>A gap such as “your text here” was forgotten.',
    '<p>An array [1] and a note [a].',
    '<p>They said that it was “[your] right”.',
    '<p>It was “[your own] right”.',
    '<p>We use [Todoist] and [inserted] parts.',
    '<div id="app" v-cloak>{{ title }}</div><script src="https://unpkg.com/vue@3/dist/vue.global.prod.js"></script>',
    '<body ng-app>Hello {{ name }}<script src="/js/angular.min.js"></script>',
    '<pre><code>Hello {{ user.name }}!</code></pre>',
    '<title>Why we use Lorem ipsum</title><p>Lorem ipsum dolor sit amet is Latin of a kind.',
    '<script>const text = "Lorem ipsum dolor"</script>',
    '<template>{{ name }}</template>',
    '<nav>Lorem ipsum dolor</nav>',
  ])("doesn't report %s", (html) => expect(violations(placeholderText, html)).toEqual([]));
});
