import { breaches } from '../testPage.fixture';
import { placeholderText } from './placeholder-text';

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
  expect(breaches(placeholderText, html)).toEqual([`This page contains placeholder text: ${name}.`]),
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
])("doesn't report %s", (html) => expect(breaches(placeholderText, html)).toEqual([]));
