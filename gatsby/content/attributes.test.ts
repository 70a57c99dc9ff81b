import { attributeProblems, componentNames } from './attributes';
import { contentComponents } from './components';

test('accepts every existing component and no other', () => {
  const capital = Object.keys(contentComponents).filter((name) => /^[A-Z]/.test(name));
  expect(componentNames.toSorted()).toEqual(capital.toSorted());
});

test.each([
  ['Callout', { title: 'Mind this', kind: 'warning' }],
  ['Report', { name: 'practice', most: 3, caption: 'Of a site for practice.' }],
  ['RuleCard', { rule: 'broken-link' }],
  ['RuleIndex', {}],
])('<%s> accepts %j', (component, attributes) => {
  expect(attributeProblems(component, attributes)).toEqual([]);
});

test.each([
  ['Callout', {}, '<Callout> needs "title": write <Callout title="…">.'],
  ['Callout', { title: ' ' }, '<Callout>: "title" must not be empty.'],
  [
    'Callout',
    { title: 'A', kind: 'waring' },
    '<Callout>: "kind" must be one of note, warning, got "waring".',
  ],
  ['Callout', { title: 'A', titel: 'B' }, '<Callout> has no "titel"; it takes title, kind.'],
  ['PlanTable', { plan: 'free' }, '<PlanTable> has no "plan"; it takes nothing.'],
  ['Report', { name: 'nope' }, '<Report>: "name" must be one of practice, got "nope".'],
  ['Report', { name: 'practice', most: '3' }, '<Report>: "most" must be a number such as {3}, got "3".'],
  [
    'RuleCard',
    { rule: 'brokn-link' },
    '<RuleCard>: "rule" has the unknown value "brokn-link" (did you mean "broken-link"?).',
  ],
])('reports a problem of <%s> with %j', (component, attributes, words) => {
  expect(attributeProblems(component, attributes)).toEqual([words]);
});
