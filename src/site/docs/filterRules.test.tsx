import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ruleIds, rules } from '../../domain/rules';
import { offerRuleFilter } from '../islands/ruleFilter';
import { RuleIndex } from '../mdx/Rules';

const terms = [{ path: '/docs/rules/script-blocking', title: 'x', keywords: ['Eliminate render blocking'] }];
const responds = jest.fn(async () => ({ ok: true, json: async () => terms }));
Object.assign(globalThis, { fetch: responds });
offerRuleFilter();

beforeEach(() => {
  history.replaceState(null, '', '/docs/rules');
  render(<RuleIndex />);
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.rule-list li')]
    .filter((item) => !item.hidden && !item.closest<HTMLElement>('section')?.hidden)
    .map((item) => item.querySelector('a')?.textContent);
const enter = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const says = (words: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

test('shows every rule until a visitor filters, and requests nothing before', () => {
  expect(shown()).toHaveLength(ruleIds.length);
  expect(responds).not.toHaveBeenCalled();
});

test('filters by words, category, and severity together, and keeps them in the URL', async () => {
  enter('Words', 'missing');
  enter('Category', 'security');
  enter('Severity', 'warning');
  const found = ruleIds.filter(
    (id) =>
      rules[id].category === 'security' &&
      rules[id].severity === 'warning' &&
      /missing/i.test(rules[id].title),
  );
  await says(`${found.length} of ${ruleIds.length} rules`);
  expect(shown().toSorted()).toEqual(found.map((id) => rules[id].title).toSorted());
  expect(location.search).toBe('?q=missing&category=security&severity=warning');
});

test.each([
  ['redirecting loops', 'Redirect loop'],
  ['ELIMINATE render-blocking', 'Render-blocking script'],
])('finds “%s” by other endings and by the terms that people search for', async (words, title) => {
  enter('Words', words);
  await waitFor(() => expect(shown()).toContain(title));
  expect(shown().length).toBeLessThan(10);
});

test('shows every rule again when the filters are cleared', async () => {
  enter('Words', 'no rule has such words');
  await says(`0 of ${ruleIds.length} rules`);
  expect(shown()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await says(`${ruleIds.length} rules`);
  expect(shown()).toHaveLength(ruleIds.length);
  expect(location.search).toBe('');
});
