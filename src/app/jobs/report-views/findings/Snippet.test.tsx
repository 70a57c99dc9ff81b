import { render } from '@testing-library/react';
import { Snippet } from './Snippet';

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
  ['nothing where the source doesn’t have it', '<a href="/elsewhere">', 'https://example.com/a/b', undefined],
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
