import fc from 'fast-check';
import { htmlRules } from '../rules';
import { complaintsBy } from './complaints';
import { faultOf } from './fault';
import { FaultFinder } from './faultFinder';
import { testHtml } from './testHtml';

const rules = [...new Set(htmlRules.flatMap(({ faults }) => faults))];
const complaints = complaintsBy(rules);
const direct = (source: string) => complaints(source).map((complaint) => faultOf(complaint, source));

/** The same page with other texts and values where no rule reads them. */
const refilled = (source: string, filling: string) =>
  source
    .replaceAll(/Words|two words|&nbsp;|é/g, filling)
    .replaceAll(/(["'])\/a\/b\?c=d&amp;e\1/g, `$1/${filling}$1`)
    .replaceAll('A plumb line', filling)
    .replaceAll('card wide', filling);

test('a page like one before has the faults it would have by itself', () => {
  const finder = new FaultFinder(rules);
  fc.assert(
    fc.property(
      testHtml,
      fc.constantFrom('z', 'Longer words than before', 'zwei\nZeilen'),
      (source, filling) => {
        for (const page of [source, refilled(source, filling)])
          expect(finder.faultsIn(page)).toEqual(direct(page));
      },
    ),
    { numRuns: 1_500 },
  );
}, 120_000);

const page = (words: string) => `<ul>${`<li id="a">${words}</li>`.repeat(2)}</ul>`;

test('pages that look alike are validated once', () => {
  const asked: string[] = [];
  const finder = new FaultFinder(rules, {
    complaintsIn: (source) => {
      asked.push(source);
      return complaints(source);
    },
  });
  for (let n = 0; n < 5; n++) expect(finder.faultsIn(page(`Page ${n}`))).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('what is remembered is bounded, and the oldest is forgotten first', () => {
  const asked: string[] = [];
  const finder = new FaultFinder(rules, {
    mostRemembered: 100,
    complaintsIn: (source) => {
      asked.push(source);
      return [];
    },
  });
  const kinds = ['p', 'div', 'em', 'b'].map((tag) => `<${tag}>${'<br>'.repeat(7)}</${tag}>`);
  for (const kind of kinds) finder.faultsIn(kind);
  expect(asked).toHaveLength(4);
  finder.faultsIn(kinds[3] ?? '');
  expect(asked).toHaveLength(4);
  finder.faultsIn(kinds[0] ?? '');
  expect(asked).toHaveLength(5);
});
