import { attributeFlagsOf } from '../markup/attributes';
import { kindOf } from '../markup/kinds';
import { Outline } from '../markup/outline';
import { TreeBuilder } from '../markup/treeBuilder';
import { parsePage } from '../parse/parsePage';
import { inTime } from '../testTexts.fixture';
import { AccessibleNames } from './accessibleNames';

/** Returns the names of the elements of one kind. */
function namesOf(element: string, html: string): readonly string[] {
  const outline = new Outline(html);
  const nodes: number[] = [];
  const tree = new TreeBuilder(
    html,
    {
      open(tag, around, opened) {
        const node = outline.add(tag, attributeFlagsOf(tag.attributes), around, opened);
        if (tag.kind === kindOf(element)) nodes.push(node);
      },
      close: (_, __, closed) => closed && outline.close(closed),
      text: (start, end, isRaw) => outline.addText(start, end, isRaw),
      doctype: () => undefined,
    },
    false,
    null,
  );
  tree.run();
  const accessible = new AccessibleNames(outline);
  const names = nodes.map((node) => accessible.nameOf(node));
  outline.release();
  return names;
}

test.each([
  ['button', '<button title="c">a <b>b</b></button>', 'a b'],
  ['button', '<b id="x">b</b><b id="y">a</b><button aria-labelledby="y x" aria-label="c"></button>', 'a b'],
  ['button', '<b id="x" aria-labelledby="y">a</b><b id="y">b</b><button aria-labelledby="x"></button>', 'a'],
  ['button', '<button id="x" aria-label="a" aria-labelledby="x y"></button><i id="y">b</i>', 'a b'],
  ['button', '<div hidden><b id="x">a <i hidden>b</i></b></div><button aria-labelledby="x"></button>', 'a b'],
  ['button', '<b id="x">a <i hidden>b</i></b><button aria-labelledby="x"></button>', 'a'],
  ['button', '<label>a <button>b</button></label>', 'a'],
  ['a', '<a href="/">a &amp; b<script>c</script><textarea>d</textarea></a>', 'a & b d'],
  ['a', '<a href="/"><svg><title>a</title><desc>b</desc></svg></a>', 'a'],
  ['input', '<label for="x">a <input type="range" value="2" id="x"> b</label>', 'a b'],
  ['input', '<label for="x">a <input value="2"> b</label><input id="x">', 'a b'],
  ['input', '<input type="submit">', 'submit'],
  ['input', '<input type="submit" value="a">', 'a'],
  ['fieldset', '<fieldset><legend>a</legend>b</fieldset>', 'a'],
  ['nav', '<nav>a</nav>', ''],
])('computes the name of <%s> in %s', (element, html, name) => expect(namesOf(element, html)[0]).toBe(name));

test('limits IDs of a shadow root to its content', () => {
  const root =
    '<template shadowrootmode="open"><b id="x">a</b><button aria-labelledby="x"></button></template>';
  expect(namesOf('button', `<p>${root}</p><button aria-labelledby="x"></button>`)).toEqual(['a', '']);
});

test('limits names to 200 characters, also with many elements', () => {
  const page = Array.from({ length: 3_000 }, (_, at) => `<a href="/${at}"><b>${at}</b></a>`).join('');
  expect(namesOf('a', page)).toEqual(Array.from({ length: 3_000 }, (_, at) => `${at}`));
  expect(namesOf('a', `<a>${'b'.repeat(500)}</a>`)[0]).toHaveLength(200);
});

test.each([
  [
    'references to many empty elements',
    `${'<i></i>'.repeat(20_000)}`,
    '<a href="/" aria-labelledby="x"></a>',
  ],
  ['many labels of one field', '', '<label for="y"></label><input id="y">'],
  ['hidden fields deep in labels', '<label>'.repeat(1_000), '<input>'],
])('takes linear time for %s', (_, before, repeated) => {
  const source = `<div id="x">${before}</div>${repeated.repeat(20_000)}`;
  inTime(() => parsePage('https://example.com/', source, {}, { checkHtml: true }));
});
