import { render, screen } from '@testing-library/react';
import { cutAt, safeHref, Url } from './Url';

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  '//',
])('never links to %s', (address) => {
  expect(safeHref(address)).toBeUndefined();
  render(<Url url={address} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('links to a web URL without a referrer', () => {
  render(<Url url="https://example.com/a?b=1" />);
  const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('shows a URL in Unicode, and links to, copies, and titles it as requested', () => {
  const address = 'https://xn--mnchen-3ya.example/caf%C3%A9/';
  render(<Url url={address} copy />);
  const link = screen.getByRole('link', { name: 'https://münchen.example/café/' });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('title', address);
  expect(screen.getByRole('button', { name: `Copy ${address}` })).toBeInTheDocument();
});

test("never splits a character when truncating, whatever a page's links contain", () => {
  const address = `${'x'.repeat(30)}😀${'y'.repeat(15)}`;
  expect(address.slice(cutAt(address))).toBe(`😀${'y'.repeat(15)}`);
  expect(cutAt('https://e.com/a')).toBe(0);
});

test('does not truncate a short URL, where leaving out two characters gains nothing', () => {
  expect(cutAt('http://127.0.0.1:24101/')).toBe(0);
  expect(cutAt('https://example.com/a/b/c')).toBe(9);
});
