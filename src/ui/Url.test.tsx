import { render, screen } from '@testing-library/react';
import { cutAt, safeHref, Url } from './Url';

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  '//',
])('%s is never a link', (address) => {
  expect(safeHref(address)).toBeUndefined();
  render(<Url address={address} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('an address of the web is a link that gives nothing away', () => {
  render(<Url address="https://example.com/a?b=1" />);
  const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('an address is shown by its letters; what it links to, is copied and stands in its title is what is sent', () => {
  const address = 'https://xn--mnchen-3ya.example/caf%C3%A9/';
  render(<Url address={address} copy />);
  const link = screen.getByRole('link', { name: 'https://münchen.example/café/' });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('title', address);
  expect(screen.getByRole('button', { name: `Copy ${address}` })).toBeInTheDocument();
});

test('what is cut stays whole characters, whatever a page has in its links', () => {
  const address = `${'x'.repeat(30)}😀${'y'.repeat(15)}`;
  expect(address.slice(cutAt(address))).toBe(`😀${'y'.repeat(15)}`);
  expect(cutAt('https://e.com/a')).toBe(0);
});

test('a short address is not cut: leaving out two characters gains nothing', () => {
  expect(cutAt('http://127.0.0.1:24101/')).toBe(0);
  expect(cutAt('https://example.com/a/b/c')).toBe(9);
});
