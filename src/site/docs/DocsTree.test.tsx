import { render, screen, within } from '@testing-library/react';
import { ruleIds } from '../../domain/rules';
import { DocsTree } from './DocsTree';

const tree = [
  { name: 'Start', pages: [{ path: '/docs', title: 'Overview' }] },
  { name: 'Rules', pages: [{ path: '/docs/rules', title: 'All rules' }] },
] as const;

const open = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);

test('a rule page lists all rules by category, with only its own category expanded', () => {
  const { container } = render(<DocsTree label="Docs" tree={tree} path="/docs/rules/hsts-missing" />);
  expect(open(container)).toEqual([expect.stringMatching(/^Security \d+$/)]);
  expect(container.querySelectorAll('a[href^="/docs/rules/"]')).toHaveLength(ruleIds.length);
  const current = within(screen.getByRole('list', { name: 'Security' })).getByText('Missing HSTS header');
  expect(current).toHaveAttribute('aria-current', 'page');
});

test('the list of all rules has every category collapsed', () => {
  const { container } = render(<DocsTree label="Docs" tree={tree} path="/docs/rules" />);
  expect(container.querySelectorAll('details')).not.toHaveLength(0);
  expect(open(container)).toEqual([]);
});

test('other docs pages only link to the list of all rules', () => {
  const { container } = render(<DocsTree label="Docs" tree={tree} path="/docs" />);
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByRole('link', { name: 'All rules' })).toHaveAttribute('href', '/docs/rules');
});
