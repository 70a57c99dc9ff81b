import fc from 'fast-check';
import { htmlRules } from '../rules';
import { complaintsBy } from './complaints';
import { faultOf } from './fault';
import { skeletonOf } from './skeleton';
import { testHtml } from './testHtml';

const complaints = complaintsBy([...new Set(htmlRules.flatMap(({ faults }) => faults))]);

const direct = (source: string) => complaints(source).map((complaint) => faultOf(complaint, source));

function bySkeleton(source: string) {
  const { text, sourceOffset } = skeletonOf(source);
  return complaints(text).map((complaint) =>
    faultOf({ ...complaint, offset: sourceOffset(complaint.offset) }, source),
  );
}

test('a skeleton has the faults of its page, in the same places', () => {
  let faults = 0;
  fc.assert(
    fc.property(testHtml, (source) => {
      const expected = direct(source);
      faults += expected.length;
      expect(bySkeleton(source)).toEqual(expected);
    }),
    { numRuns: 3_000 },
  );
  expect(faults).toBeGreaterThan(3_000);
}, 120_000);

const skeleton = (source: string) => skeletonOf(source).text;

test.each([
  ['texts', '<p>One text</p>', '<p>Another</p>'],
  ['addresses and classes', '<a href="/a" class=b>x</a>', '<a href="/c/d" class=efg>x</a>'],
  ['scripts', '<script>if (a < b) c("</p>")</script>', '<script>d()</script>'],
  ['ids that nothing names', '<p id=one>x</p>', '<p id=another>x</p>'],
  ['remarks around', '<p data-a=1>x<!-- r --></p>', '<p data-a=22>y<!-- r --></p>'],
  [
    'words of a picture',
    '<img alt="One" src=a.png>',
    '<img alt="Another" src="b.png">'.replaceAll('"b.png"', 'b.png'),
  ],
])('pages that differ in %s are alike', (_, one, other) => {
  expect(skeleton(one)).toBe(skeleton(other));
  expect(skeleton(one).length).toBeLessThanOrEqual(one.length);
});

test.each([
  ['a text and none', '<button>x</button>', '<button> </button>'],
  ['an alternative and none', '<img alt="x">', '<img alt="">'],
  ['an address and none', '<a href="/">x</a>', '<a>x</a>'],
  ['what hides', '<p style="display:none">x</p>', '<p style="display:block">x</p>'],
  ['names', '<nav aria-label="One"></nav>', '<nav aria-label="Two"></nav>'],
  ['ids that are named', '<label for=one>x</label><input id=one>', '<label for=one>x</label><input id=two>'],
  ['ids that stand twice', '<p id="one">x</p><p id="one">', '<p id="two">x</p><p id="two">'],
  ['an id on a page that can’t be read to its end', '<p id="one">x</p><?', '<p id="two">x</p><?'],
  ['addresses on a map', '<area href="/a">', '<area href="/b">'],
])('pages that differ in %s are not', (_, one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other));
});

test.each([
  ['an order to the validator', '<!-- [html-validate-disable no-dup-id] --><p>Words here</p>'],
  ['a landmark named by a text', '<nav aria-labelledby="t"><h2 id="t">Words here</h2></nav>'],
  ['an id that is a selector', `<p id='a"],[class="b'>Words here</p>`],
])('a page with %s stays as it is', (_, source) => expect(skeleton(source)).toBe(source));
