import { render, screen } from '@testing-library/react';
import type { Evidence as EvidenceData } from '#domain/finding';
import { Evidence } from './Evidence';

const shown = (evidence: EvidenceData) => render(<Evidence finding={{ target: null, evidence }} />).container;
const terms = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('shows the position, the status, the number of attempts and the response headers', () => {
  const headers = { 'retry-after': '120', server: 'nginx' };
  const { textContent } = shown({ element: 'a', line: 3, status: 503, attempts: 3, headers });
  expect(textContent).toContain('<a> · line 3 · status 503 · tried 3 times');
  expect(textContent).toContain('Response headers');
  expect(terms()).toEqual([
    ['retry-after: ', '120'],
    ['server: ', 'nginx'],
  ]);
});

test('renders a header from an untrusted server as text, whatever it contains', () => {
  const server = '<img src=x onerror="document.title=1">';
  const container = shown({ status: 404, headers: { server, location: 'javascript:alert(1)' } });
  expect(terms()).toContainEqual(['server: ', server]);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('names the URL that responded when it differs from the requested one', () => {
  const redirects = ['https://example.com/a', 'https://example.com/b'];
  const headers = { server: 'nginx' };
  shown({ status: 404, redirects, headers, answeredBy: 'https://example.com/b' });
  expect(screen.getByText('Headers of', { exact: false }).textContent).toContain('https://example.com/b');
  expect(shown({ status: 200, redirects, headers }).textContent).toContain('Headers of the first redirect');
});

test('shows no headers for a report that predates them', () => {
  expect(shown({ status: 404, attempts: 2 }).textContent).toBe('status 404 · tried 2 times');
});
