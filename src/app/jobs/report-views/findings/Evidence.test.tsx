import { render, screen } from '@testing-library/react';
import type { Evidence as EvidenceData } from '#domain/finding';
import { Evidence, Snippet } from './Evidence';

describe('evidence', () => {
  const shown = (evidence: EvidenceData) =>
    render(<Evidence finding={{ target: null, evidence }} />).container;
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
});

describe('the snippet of a finding', () => {
  const marked = (source: string, target: string | null) =>
    render(<Snippet source={source} target={target} />).container.querySelector('mark')?.innerHTML;

  test.each([
    [
      'the whole URL',
      '<a href="https://example.com/a/b">',
      'https://example.com/a/b',
      'https://example.com/a/b',
    ],
    ['its path', '<a href="/a/b?x=1">', 'https://example.com/a/b?x=1', '/a/b?x=1'],
    ['its last segment', '<a href="../b.html">', 'https://example.com/a/b.html', 'b.html'],
    [
      'nothing where the source doesn’t have it',
      '<a href="/elsewhere">',
      'https://example.com/a/b',
      undefined,
    ],
    [
      'nothing for the home page, which any slash would match',
      '<a href="/">',
      'https://example.com/',
      undefined,
    ],
    ['nothing without a target', '<a href="/a">', null, undefined],
  ])('highlights %s', (_, source, target, found) => {
    expect(marked(source, target)).toBe(found);
  });

  test('shows untrusted source as text', () => {
    const { container } = render(
      <Snippet source={'<img src="/x" onerror="alert(1)">'} target="https://example.com/x" />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src="/x" onerror="alert(1)">');
  });
});
